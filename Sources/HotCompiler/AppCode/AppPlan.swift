/// What is going to be built, with the code as it was read, and its key in the cache.
struct AppPlan: Sendable {
  /// All of the app's files.
  let folder: SourceFolder
  /// The files that are in no layer.
  let ownFolder: SourceFolder
  let module: String
  let libraries: [LibraryPlan]
  let key: String
}

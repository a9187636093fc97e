/// One Swift file, as it was when the build began.
struct SourceFile: Sendable {
  /// The name that messages show: relative to the app's folder, or beginning with the library's or the overlay's name.
  let name: String
  /// Relative to the folder in which it was found.
  let place: String
  /// The path that the compiler sees.
  let path: String
  let bytes: [UInt8]
}

import StableHash

/// A library that an app needs, or one of its layers, and its key in the cache.
struct LibraryPlan: Sendable {
  let name: String
  let folder: SourceFolder
  let key: String

  /// Plans for an app's libraries and layers, of which each may import those before it.
  ///
  /// - Parameter folder: the app's files, those of the layers among them.
  static func plans(
    for app: AppSource, folder: SourceFolder, base: StableHash
  ) throws(CompileError) -> [LibraryPlan] {
    var plans: [LibraryPlan] = []
    for library in app.libraries {
      let folder = try SourceFolder(library.folder, prefix: "\(library.name)/")
      plans.append(LibraryPlan(name: library.name, folder: folder, after: plans, base: base))
    }
    for layer in app.layers {
      let folder = try folder.part(in: layer.path)
      plans.append(LibraryPlan(name: layer.name, folder: folder, after: plans, base: base))
    }
    return plans
  }

  private init(name: String, folder: SourceFolder, after earlier: [LibraryPlan], base: StableHash) {
    self.name = name
    self.folder = folder
    var hash = base
    hash.add("library")
    hash.add(name)
    for plan in earlier { hash.add(plan.key) }
    hash.add(folder)
    key = hash.digest
  }
}

extension StableHash {
  /// Adds the paths of the files, which an executable contains, and their contents.
  mutating func add(_ folder: SourceFolder) {
    add(folder.path)
    for file in folder.files {
      add(file.name)
      add(file.bytes)
    }
  }
}

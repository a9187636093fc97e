/// A library that an app needs, and its key in the cache.
struct LibraryPlan {
  let name: String
  let folder: SourceFolder
  let key: String

  /// Plans for libraries of which each may import those before it.
  static func plans(for libraries: [LibrarySource], base: StableHash) throws(CompileError) -> [LibraryPlan] {
    var plans: [LibraryPlan] = []
    for library in libraries {
      let folder = try SourceFolder(library.folder, prefix: "\(library.name)/")
      var hash = base
      hash.add("library")
      hash.add(library.name)
      for earlier in plans { hash.add(earlier.key) }
      hash.add(folder)
      plans.append(LibraryPlan(name: library.name, folder: folder, key: hash.digest))
    }
    return plans
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

/// A library that an app needs, and the key under which the cache knows it.
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
  /// Adds where the files are, since an executable knows its sources by their paths, and what is in them.
  mutating func add(_ folder: SourceFolder) {
    add(folder.path)
    for file in folder.files {
      add(file.name)
      add(file.bytes)
    }
  }
}

extension Project {
  /// The code of the files that are looked at.
  var fileCode: [Code] { ownedCode.map(\.code) }

  /// The code of the files that are looked at, each with the type that it belongs to; with no name outside of types.
  var ownedCode: [(owner: String, code: Code)] {
    files.flatMap { _, file -> [(owner: String, code: Code)] in
      let members = file.types.flatMap { type in type.code.map { (owner: type.name, code: $0) } }
      let others = file.functions.map(\.code) + file.properties.map(\.code) + [file.code]
      return members + others.map { (owner: "", code: $0) }
    }
  }
}

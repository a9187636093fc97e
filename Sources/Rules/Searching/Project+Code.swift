extension Project {
  /// The code of the files that are looked at.
  var fileCode: [Code] { ownedCode.map(\.code) }

  /// The code of the files that are looked at, each with the type that it belongs to; with no name outside of types.
  var ownedCode: [(owner: String, code: Code)] {
    var owned: [(owner: String, code: Code)] = []
    for (_, file) in files {
      for type in file.types {
        for property in type.properties { owned.append((type.name, property.code)) }
        for function in type.functions { owned.append((type.name, function.code)) }
      }
      for function in file.functions { owned.append(("", function.code)) }
      for property in file.properties { owned.append(("", property.code)) }
      owned.append(("", file.code))
    }
    return owned
  }
}

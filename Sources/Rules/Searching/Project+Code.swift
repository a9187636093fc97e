extension Project {
  /// The code of all files.
  var allCode: [Code] {
    files.flatMap { file in
      file.types.flatMap(\.code) + file.functions.map(\.code) + file.properties.map(\.code) + [file.code]
    }
  }
}

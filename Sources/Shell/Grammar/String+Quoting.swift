extension String {
  /// The text as one word of a command line: as it is where that works, else between double quotes.
  var asWord: String {
    let isPlain = allSatisfy { !$0.isWhitespace && !"\"'\\;#".contains($0) }
    return isPlain && !isEmpty && !hasPrefix("--") ? self : quoted
  }

  /// The text between double quotes.
  var quoted: String {
    let inner = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(inner)\""
  }
}

extension String {
  /// The text between double quotes, escaped so that a line reads it back.
  public var quoted: String {
    let inner = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(inner)\""
  }

  /// The text as one word of a command: as it is if possible, else between double quotes.
  public var asWord: String {
    let isPlain = allSatisfy { !$0.isWhitespace && !"\"'\\;#".contains($0) && CurlyQuotes(openedBy: $0) == nil }
    return isPlain && !isEmpty && !hasPrefix("--") && self != "?" ? self : quoted
  }
}

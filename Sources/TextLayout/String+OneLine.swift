extension String {
  /// The text in one line, with `\n` for each line feed and the like: a name that stands in a message must not end its line.
  public var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

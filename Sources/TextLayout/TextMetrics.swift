/// Measures text in the columns of a terminal, and fits it into a width.
public enum TextMetrics {
  /// The number of columns of a text: two for each wide character and emoji, none for marks and control characters.
  public static func columns(of text: some StringProtocol) -> Int {
    // Most texts are plain ASCII, and need not be taken apart.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The number of columns of a character: 0, 1 or 2; more for the rare clusters of several letters.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, character != "\r\n" { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    if let first = scalars.first, first.properties.isEmoji, scalars.contains(emojiSelector) { return 2 }
    if scalars.contains(where: \.properties.isEmojiPresentation) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text, cut to a number of columns; what is cut off is replaced by an ellipsis.
  public static func truncated(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    // No character takes more columns than it has bytes.
    if text.utf8.count <= columns { return text }
    var end = text.startIndex
    var used = 0
    // Where to cut if the rest does not fit: the last place that leaves room for the ellipsis.
    var cut = end
    while end < text.endIndex {
      used += self.columns(of: text[end])
      if used > columns {
        let head = text[..<cut]
        return head[..<(head.lastIndex { $0 != " " }.map(head.index(after:)) ?? head.startIndex)] + "…"
      }
      end = text.index(after: end)
      if used < columns { cut = end }
    }
    return text
  }

  /// The text, followed by spaces up to a number of columns.
  public static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - self.columns(of: text)))
  }

  /// The text without what would disturb a line: white space becomes spaces, any other invisible control a `�`.
  public static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isInvisibleControl) else { return text }
    var line = String.UnicodeScalarView()
    for character in text {
      if character.isWhitespace, character.unicodeScalars.contains(where: \.isInvisibleControl) {
        line.append(" ")
        continue
      }
      for scalar in character.unicodeScalars { line.append(scalar.isInvisibleControl ? "\u{FFFD}" : scalar) }
    }
    return String(line)
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isVisibleFormat { return 1 }
    switch scalar.value {
    // The later letters of a Hangul syllable.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var candidates = WideScalars.ranges[...]
    while let middle = candidates.indices.dropFirst(candidates.count / 2).first {
      let range = candidates[middle]
      if range.contains(scalar.value) { return true }
      candidates = scalar.value < range.lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
    }
    return false
  }
}

/// One word of a command line, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public let text: String
  /// Where it stands in the line, quotes included, in UTF-8 code units.
  public let range: Range<Int>
  /// Whether any part of it was quoted; such a word is never an option.
  public let isQuoted: Bool

  public init(text: String, range: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }

  /// Whether the word is written as an option is.
  var isOption: Bool { !isQuoted && text.hasPrefix("--") && text.count > 2 }
}

/// One word of a line, and where it stands.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public let text: String
  /// Where it stands in the line, quotes included, in UTF-8 code units.
  public let range: Range<Int>
  /// Whether any part of it was quoted; such a word is never an option.
  public let isQuoted: Bool

  /// Whether the word is written as an option is.
  public var isOption: Bool { !isQuoted && text.hasPrefix("--") && text.count > 2 }
}

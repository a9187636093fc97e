/// The quotes that slides, chats and some keyboards make of `"` and `'`.
public enum CurlyQuotes: Hashable, Sendable {
  case single, double

  /// The quotes that a mark opens; nil if it opens none.
  ///
  /// A `’` alone is an apostrophe; in some languages a `”` stands on both sides.
  public init?(openedBy mark: Character) {
    switch mark {
    case "“", "”", "„", "‟": self = .double
    case "‘", "‚", "‛": self = .single
    default: return nil
    }
  }

  /// What ends the quoted text as people write it.
  public var closing: Character { self == .double ? "”" : "’" }

  /// Whether a mark ends the quoted text.
  ///
  /// - Parameter next: what stands behind the mark; behind an apostrophe, a letter goes on.
  func isClosed(by mark: Character, before next: Character?) -> Bool {
    switch self {
    case .double: ["”", "“", "\""].contains(mark)
    case .single: ["’", "‘", "'"].contains(mark) && next.map { $0.isWhitespace || $0 == ";" } ?? true
    }
  }
}

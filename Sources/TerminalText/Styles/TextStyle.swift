/// How a piece of text looks: its emphasis, and what it means.
///
/// Styles combine as `[.bold, .accent]`. Of two meanings the later one wins.
public struct TextStyle: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The marks of emphasis that a terminal shows without colour.
  public var emphasis: Emphasis
  /// What the text means, which decides its colour.
  public var meaning: Meaning?

  /// A style of these parts; without arguments, the plain one.
  public init(emphasis: Emphasis = [], meaning: Meaning? = nil) {
    self.emphasis = emphasis
    self.meaning = meaning
  }

  /// Several styles together.
  public init(arrayLiteral styles: TextStyle...) {
    self = styles.reduce(.plain) { $1.over($0) }
  }

  /// Both styles together: all the emphasis, and the meaning of this one if it has one.
  public func over(_ outer: TextStyle) -> TextStyle {
    TextStyle(emphasis: emphasis.union(outer.emphasis), meaning: meaning ?? outer.meaning)
  }

  /// Marks that can be set together.
  public struct Emphasis: OptionSet, Hashable, Sendable {
    /// One bit for each mark.
    public let rawValue: UInt8

    /// The marks whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold.
    public static let bold = Emphasis(rawValue: 1 << 0)
    /// Faint, for what may be overlooked.
    public static let dim = Emphasis(rawValue: 1 << 1)
    /// Italic.
    public static let italic = Emphasis(rawValue: 1 << 2)
    /// Underlined, as links are.
    public static let underline = Emphasis(rawValue: 1 << 3)
    /// Struck through, for what no longer holds.
    public static let strikethrough = Emphasis(rawValue: 1 << 4)
  }

  /// The palette, by meaning and not by colour.
  public enum Meaning: Hashable, Sendable {
    case accent, good, bad, warning, code, heading, keyword, literal
  }
}

extension TextStyle {
  /// No emphasis and no meaning.
  public static let plain = TextStyle(emphasis: [])
  /// Bold.
  public static let bold = TextStyle(emphasis: .bold)
  /// Faint, for what may be overlooked.
  public static let dim = TextStyle(emphasis: .dim)
  /// Italic.
  public static let italic = TextStyle(emphasis: .italic)
  /// Underlined, as links are.
  public static let underline = TextStyle(emphasis: .underline)
  /// Struck through, for what no longer holds.
  public static let strikethrough = TextStyle(emphasis: .strikethrough)
  /// Attracts the eye first.
  public static let accent = TextStyle(meaning: .accent)
  /// Success: done, equal, right.
  public static let good = TextStyle(meaning: .good)
  /// Failure: refused, wrong.
  public static let bad = TextStyle(meaning: .bad)
  /// Worth a look.
  public static let warning = TextStyle(meaning: .warning)
  /// Words of a programming language or of the shell.
  public static let code = TextStyle(meaning: .code)
  /// A title, bold also where there is no colour.
  public static let heading = TextStyle(emphasis: .bold, meaning: .heading)
  /// A reserved word in a listing.
  public static let keyword = TextStyle(meaning: .keyword)
  /// A string or number in a listing.
  public static let literal = TextStyle(meaning: .literal)
}

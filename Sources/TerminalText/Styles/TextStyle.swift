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
    /// In exchanged colours, for what must not be overlooked.
    public static let reverse = Emphasis(rawValue: 1 << 1)
    /// Italic.
    public static let italic = Emphasis(rawValue: 1 << 2)
    /// Underlined, as links are.
    public static let underline = Emphasis(rawValue: 1 << 3)
    /// Struck through, for what no longer holds.
    public static let strikethrough = Emphasis(rawValue: 1 << 4)
  }

  /// The palette, by meaning and not by colour.
  public enum Meaning: Hashable, Sendable, CaseIterable {
    case accent, good, bad, warning, alarm, code, heading, keyword, literal, quiet
    /// A reference that keeps its object alive, and one that does not.
    case strong, weak
    /// The layers of an architecture.
    case view, logic, flow, domain, data, assembly
    /// What asks something and waits for an answer. It looks like any text: it is there to be found again.
    case question
  }
}

extension TextStyle {
  /// No emphasis and no meaning.
  public static let plain = TextStyle(emphasis: [])
  /// Bold.
  public static let bold = TextStyle(emphasis: .bold)
  /// Grey, for what stands beside what matters.
  public static let quiet = TextStyle(meaning: .quiet)
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
  /// What must not be overlooked: a leak.
  public static let alarm = TextStyle(meaning: .alarm)
  /// A reference that keeps its object alive.
  public static let strong = TextStyle(meaning: .strong)
  /// A reference that does not.
  public static let weak = TextStyle(meaning: .weak)
  /// Worth a look.
  public static let warning = TextStyle(meaning: .warning)
  /// Words of a programming language or of the shell.
  public static let code = TextStyle(meaning: .code)
  /// A title, bold also where there is no colour.
  public static let heading = TextStyle(emphasis: .bold, meaning: .heading)
  /// A reserved word in a listing.
  public static let keyword = TextStyle(meaning: .keyword)
  /// What asks something and waits for an answer.
  public static let question = TextStyle(meaning: .question)
  /// A string or number in a listing.
  public static let literal = TextStyle(meaning: .literal)
}

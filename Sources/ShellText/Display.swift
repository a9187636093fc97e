import TerminalText

/// How answers are shown: how wide, drawn or spoken, and whether a person is watching.
public struct Display: Hashable, Sendable {
  /// How wide answers may be, in columns.
  public static let widths = 20...400

  /// How wide the answers may be, in columns; within `widths`.
  public let width: Int
  /// No box drawing, words beside symbols, lists before trees.
  public let isAccessible: Bool
  /// Whether a person is watching: lines are cut or wrapped, and events answer with the screen.
  public private(set) var isInteractive: Bool

  /// How many rows an answer may have to fit the window; nil if it may have as many as it has.
  public private(set) var rows: Int?

  /// A display; without arguments, that of a script.
  public init(width: Int = 80, isAccessible: Bool = false, isInteractive: Bool = false, rows: Int? = nil) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.isAccessible = isAccessible
    self.isInteractive = isInteractive
    self.rows = rows
  }

  /// The same display with nobody watching.
  public var unwatched: Display {
    var display = self
    display.isInteractive = false
    display.rows = nil
    return display
  }

  /// What stands in front of the rest of a line of code that does not fit.
  public var codeMark: StyledText { (isAccessible ? MarkdownRenderer.Form.spoken : .drawn).codeMark }

  /// How long lines of words may be; nil if nobody watches, so that programs find them whole.
  public var lineLength: Int? { isInteractive ? width : nil }
}

/// How the shell shows things.
public struct Settings: Hashable, Sendable {
  /// How wide answers may be.
  static let widths = 20...400

  /// No box drawing, words beside symbols, lists before trees.
  public var isAccessible: Bool
  /// The width that was asked for, in columns; nothing where the terminal decides.
  public var fixedWidth: Int?
  /// The width of the terminal, in columns.
  public var terminalWidth: Int
  /// Whether a person is watching: events answer with the screen.
  public var isInteractive: Bool

  /// Settings; without arguments, those of a script.
  public init(
    isAccessible: Bool = false, fixedWidth: Int? = nil, terminalWidth: Int = 80, isInteractive: Bool = false
  ) {
    self.isAccessible = isAccessible
    self.fixedWidth = fixedWidth
    self.terminalWidth = terminalWidth
    self.isInteractive = isInteractive
  }

  /// The same settings where nobody is watching.
  var unwatched: Settings {
    var settings = self
    settings.isInteractive = false
    return settings
  }

  /// How wide the answers may be, in columns.
  public var width: Int {
    min(max(fixedWidth ?? terminalWidth, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// How long lines of words may be; nothing where nobody watches, so that programs find them whole.
  var lineLength: Int? { isInteractive ? width : nil }
}

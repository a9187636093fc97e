import ShellText

/// What the terminal is like that answers are shown on.
public struct Terminal: Hashable, Sendable {
  /// How many columns it shows.
  public var width: Int
  /// How many rows it shows; nil where that is not known.
  public var height: Int?
  /// Whether a person is watching, and not a script.
  public let isInteractive: Bool

  /// A terminal; without arguments, what a script has in its place.
  public init(width: Int = 80, height: Int? = nil, isInteractive: Bool = false) {
    self.width = width
    self.height = height
    self.isInteractive = isInteractive
  }
}

extension Display {
  /// What a person has set, on the terminal that there is.
  init(_ settings: Settings, on terminal: Terminal) {
    self.init(
      width: settings.fixedWidth ?? terminal.width, isAccessible: settings.isAccessible,
      isInteractive: terminal.isInteractive)
  }
}

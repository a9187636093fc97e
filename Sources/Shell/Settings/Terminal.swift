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
  /// A window of fewer rows shows too little of anything.
  private static let fewestRows = 8

  /// What a person has set, on the terminal that there is.
  ///
  /// - Parameter taken: how many rows of the window are for something else; nil if answers need not fit it.
  init(_ settings: Settings, on terminal: Terminal, taken: Int? = nil) {
    let room = taken.flatMap { taken in terminal.height.map { max(Self.fewestRows, $0 - taken) } }
    self.init(
      width: settings.fixedWidth ?? terminal.width, isAccessible: settings.isAccessible,
      isInteractive: terminal.isInteractive,
      rows: terminal.isInteractive && settings.pager != .off ? room : nil)
  }
}

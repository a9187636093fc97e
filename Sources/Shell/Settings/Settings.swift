import TerminalText

/// What a person has set, which is kept for the next session.
public struct Settings: Hashable, Sendable {
  /// No box drawing, words beside symbols, lists before trees.
  public var isAccessible: Bool
  /// The width that was asked for, in columns; nil if the terminal decides.
  public var fixedWidth: Int?
  /// Whether what is saved in a folder of one's own runs at once.
  public var watchesSaves: Bool
  /// How answers are shown that are longer than the window.
  public var pager: Pager
  /// For which background colours are chosen.
  public var theme: Palette.Theme

  /// What shows answers that are longer than the window.
  public enum Pager: String, CaseIterable, Hashable, Sendable {
    /// The shell, page by page.
    case on
    /// Nothing: they scroll.
    case off
    /// The program that PAGER names.
    case external
  }

  /// Settings; without arguments, those of somebody who has set nothing.
  public init(
    isAccessible: Bool = false, fixedWidth: Int? = nil, watchesSaves: Bool = true, pager: Pager = .on,
    theme: Palette.Theme = .auto
  ) {
    self.isAccessible = isAccessible
    self.fixedWidth = fixedWidth
    self.watchesSaves = watchesSaves
    self.pager = pager
    self.theme = theme
  }
}

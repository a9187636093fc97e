import ScreenKit
import TerminalText

/// Shows a screen, drawn or in words.
public struct ScreenText {
  private let display: Display

  /// Shows screens.
  public init(display: Display) {
    self.display = display
  }

  /// The screen, line by line.
  public func text(for screen: Screen) -> StyledText {
    let text =
      display.isAccessible
      ? LinearScreenRenderer().text(for: screen)
      : ScreenRenderer(width: display.width).text(for: screen)
    return StyledText(text)
  }
}

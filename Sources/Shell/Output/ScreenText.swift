import ScreenKit
import TerminalText

/// Shows a screen as the settings ask for.
struct ScreenText {
  let settings: Settings

  func text(for screen: Screen) -> StyledText {
    let text =
      settings.isAccessible
      ? LinearScreenRenderer().text(for: screen)
      : ScreenRenderer(width: settings.width).text(for: screen)
    return StyledText(text)
  }
}

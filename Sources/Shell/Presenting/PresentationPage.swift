import ScreenKit
import TerminalText

/// What a beat shows, as far as it does not depend on the window.
enum PresentationPage {
  case blocks([MarkdownBlock])
  case difference(of: String)
  case cost(of: String)
  case answer(DemoAnswer)
}

/// What a command of a demo has answered.
struct DemoAnswer {
  let command: DemoCommand
  /// What it has shown.
  let text: StyledText
  /// The screen below it, where the command was an event.
  let screen: Screen?
  /// The display for which the text was made.
  let width: Int
}

import ScreenKit
import ShellText
import TerminalText

/// Says which screens are shown.
struct PathCommand: AppCommand {
  let name = "path"
  let otherNames = ["where", "pwd"]
  let group = CommandGroup.app
  let summary = "say which screens are shown, the root first"
  let options = [Option.json]

  /// The form of `path --json`.
  private struct Form: Encodable {
    let path: [String]
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let path = try session.ask(.screen).path
    return Output(StyledText(Screen.words(for: path), .accent), json: Form(path: path))
  }
}

import ShellText
import TerminalText

/// Lists where links can lead.
struct RoutesCommand: AppCommand {
  let name = "routes"
  let group = CommandGroup.app
  let summary = "list where links can lead"
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let list = try session.ask(.routes)
    let text: StyledText =
      list.routes.isEmpty
      ? "this app has no routes; links lead nowhere"
      : list.routes.map { StyledText($0) }.joined(separator: "\n")
    return Output(text, json: list)
  }
}

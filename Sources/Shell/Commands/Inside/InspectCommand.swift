import StageProtocol
import TerminalText

/// Shows what an object holds, who holds it, and where it comes from.
struct InspectCommand: Command {
  let name = "inspect"
  let group = CommandGroup.inside
  let summary = "show an object: its fields, who holds it, since when"
  let arguments = [Argument("type or id", from: .types)]
  let options = [Option.json]
  let examples = [
    Example("inspect UserPresenter", "all objects of the type"),
    Example("inspect UserPresenter#2", "one of several"),
  ]
  let discussion = "Values are read from memory and written short; no code of the app runs for it."

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let subject = try session.object(called: invocation.arguments[0])
    let answer = try session.ask { stage throws(StageProblem) in try stage.inspection(of: subject) }
    let text = InspectionText(settings: session.settings, events: session.app?.log.events ?? [])
    return try Output(answer.objects.map(text.text(for:)).joined(separator: "\n\n"), json: answer)
  }
}

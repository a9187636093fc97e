import StageProtocol
import TerminalText

/// Shows what an object holds, who holds it, and where it comes from; of a key, what a container was told.
struct InspectCommand: Command {
  let name = "inspect"
  let group = CommandGroup.inside
  let summary = "show an object, or a registration, from close by"
  let arguments = [Argument("type, id or key", from: .typesAndKeys)]
  let options = [Option.json]
  let examples = [
    Example("inspect UserPresenter", "all objects of the type"),
    Example("inspect UserPresenter#2", "one of several"),
    Example("inspect UserRepositoryType", "how it is registered, what it needs, who needs it"),
  ]
  let discussion = "Values are read from memory and written short; no code of the app runs for it."

  /// The form of `inspect --json`.
  private struct Answer: Encodable {
    let objects: [ObjectInspection.Object]
    let container: KeyAnswer?
  }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let name = invocation.arguments[0]
    let key = try session.key(called: name)
    var objects: [ObjectInspection.Object] = []
    if let subject = try session.object(called: name, or: key) {
      objects = try session.ask { stage throws(StageProblem) in try stage.inspection(of: subject) }.objects
    }
    let text = InspectionText(settings: session.settings, events: session.app?.log.events ?? [])
    let keyTexts = key.map { [session.keyText.inspection(of: $0)] } ?? []
    return try Output(
      (objects.map(text.text(for:)) + keyTexts).joined(separator: "\n\n"),
      json: Answer(objects: objects, container: key))
  }
}

import ShellText
import StageProtocol
import TerminalText

/// Shows what an object holds, who holds it, and where it comes from; of a key, its registrations.
struct InspectCommand: AppCommand {
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
    let omitted: Int?
    let container: KeyAnswer?
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let name = invocation.arguments[0]
    let key = try session.key(called: name)
    var inspection = ObjectInspection(objects: [])
    if let subject = try session.object(called: name, or: key) {
      inspection = try session.ask(.inspection(of: subject))
    }
    let text = InspectionText(events: session.app?.log.events ?? [], display: display)
    let texts = inspection.objects.map(text.text(for:))
    let omitted = OmittedText(command: self.name, type: name, omitted: inspection.omitted).texts
    let keyTexts = key.map { [KeyText(session, display: display).inspection(of: $0)] } ?? []
    return Output(
      (texts + omitted + keyTexts).joined(separator: "\n\n"),
      json: Answer(objects: inspection.objects, omitted: inspection.omitted, container: key))
  }
}

import ShellText
import StageProtocol
import TerminalText

/// Shows what keeps an object alive, and who asked a container for it.
struct WhyCommand: AppCommand {
  let name = "why"
  let group = CommandGroup.inside
  let summary = "show what keeps an object, or who asked for a key"
  let arguments = [Argument("type, id or key", from: .typesAndKeys)]
  let options = [Option.json]
  let examples = [
    Example("why UserInteractor", "every way from a root to it, the shortest first"),
    Example("why UserRepositoryType", "who asked the app's containers for it, and at which event"),
  ]
  let discussion = """
    Each way is a chain of strong references, from the window, the app's delegate or a static down to the object. To \
    have it go, one of them has to be cut in every chain. Of what a container of the app has registered, it is also \
    said who asked for it, through which factories, in which scope, and at which event.
    """

  /// The form of `why --json`.
  private struct Answer: Encodable {
    let objects: [ObjectReasons.Object]
    let omitted: Int?
    let container: KeyAnswer?
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let name = invocation.arguments[0]
    let key = try session.key(called: name)
    var reasons = ObjectReasons(objects: [])
    if let subject = try session.object(called: name, or: key) {
      reasons = try session.ask(.reasons(for: subject))
    }
    let texts = reasons.objects.map(ReasonsText(display: display).text(for:))
    let omitted = OmittedText(command: self.name, type: name, omitted: reasons.omitted).texts
    let keyTexts = key.map { [KeyText(session, display: display).reasons(for: $0)] } ?? []
    return Output(
      (texts + omitted + keyTexts).joined(separator: "\n\n"),
      json: Answer(objects: reasons.objects, omitted: reasons.omitted, container: key))
  }
}

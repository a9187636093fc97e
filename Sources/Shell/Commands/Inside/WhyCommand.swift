import StageProtocol
import TerminalText

/// Shows what keeps an object alive.
struct WhyCommand: Command {
  let name = "why"
  let group = CommandGroup.inside
  let summary = "show what keeps an object alive"
  let arguments = [Argument("type or id", from: .types)]
  let options = [Option.json]
  let examples = [Example("why UserInteractor", "every way from a root to it, the shortest first")]
  let discussion = """
    Each way is a chain of strong references, from the window, the app's delegate or a static down to the object. To \
    have it go, one of them has to be cut in every chain.
    """

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let subject = try session.object(called: invocation.arguments[0])
    let answer = try session.ask { stage throws(StageProblem) in try stage.reasons(for: subject) }
    let text = ReasonsText(settings: session.settings)
    return try Output(answer.objects.map(text.text(for:)).joined(separator: "\n\n"), json: answer)
  }
}

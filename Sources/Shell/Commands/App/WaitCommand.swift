import Grammar
import ShellText
import StageProtocol
import TerminalText

/// Lets virtual time pass.
struct WaitCommand: AppCommand {
  let name = "wait"
  let group = CommandGroup.app
  let summary = "let time pass for the app"
  let arguments = Argument.arguments(ofEvent: "wait")
  let options = [Option.json]
  let examples = [
    Example("wait 500ms", "half a second"),
    Example("wait 2s", "two seconds"),
  ]
  let discussion = """
    The time is virtual: nobody has to wait for it. A timer is whatever in the app waits for time to pass, a \
    sleep or work to be done later.
    """

  /// The form of `wait --json`: milliseconds, and numbers of timers.
  private struct Passage: Encodable {
    let passed: Int
    let now: Int
    let fired: Int
    let pending: Int
    let next: Int?

    init(from before: StageTime, to after: StageTime) {
      passed = after.now - before.now
      now = after.now
      fired = after.fired - before.fired
      pending = after.pending
      next = after.next
    }

    var words: String {
      let timers = fired == 0 ? "no timer was due" : "\(fired.counted("timer")) fired"
      let left = next.map { "; the next is due in \(Duration.milliseconds($0 - now).inWords)" } ?? ""
      return "\(Duration.milliseconds(passed).inWords) passed; \(timers)\(left)"
    }
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let event = try StageEvent(typed: [name] + invocation.arguments)
    guard display.isInteractive || invocation.has(.json) else {
      try session.perform(event)
      return .none
    }
    let before = try session.ask(.time)
    let passage = Passage(from: before, to: try session.perform(event).time)
    return Output(StyledText(passage.words), showsScreen: true, json: passage)
  }
}

import LessonKit
import ShellText

/// Holds a script to what must be so.
struct ExpectCommand: Command {
  let name = "expect"
  let group = CommandGroup.session
  let summary = "fail unless something holds of the app"
  let arguments = [Argument("goal", .repeated)]
  let examples = [
    Example("expect screen shows \"Sign in\"", "a text on the screen"),
    Example("expect screen is \"Ann Appleseed\" Friends", "exactly this"),
    Example("expect path is User:42", "where one is"),
    Example("expect trace has UserPresenter.signOutTapped", "a call of the last event"),
    Example("expect graph has UserPresenter -> UserViewController weak", "who keeps whom"),
    Example("expect refused open User:ann because \"not the id\"", "is turned down"),
    Example("expect stops open User:ann because \"nil\"", "ends the app"),
    Example("expect registered UserAPI", "a container has it"),
    Example("expect valid", "all can be built"),
  ]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let outcome = try OutcomeExpectation(words: invocation.arguments) {
      try outcome.check(in: session.appSession)
      return display.isInteractive ? Output("so it is") : .none
    }
    let goal: Goal
    do throws(GoalError) {
      goal = try Goal(words: invocation.arguments)
    } catch {
      throw .goal(error)
    }
    switch goal.verdict(asking: session.appSession) {
    case .met: return display.isInteractive ? Output("so it is") : .none
    case .unmet(let reason): throw .unmet(Mismatch(expected: "\(goal)", actual: reason))
    }
  }
}

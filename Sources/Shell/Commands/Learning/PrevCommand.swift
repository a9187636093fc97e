import ShellText

/// Goes back to the step before.
struct PrevCommand: LearningCommand {
  let name = "prev"
  let group = CommandGroup.learning
  let summary = "go back to the step before"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    session.presenter.isOn
      ? try session.presenter.back(display: display)
      : try run(invocation, with: session.lessons, display: display)
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let place = try player.requireLesson()
    guard place.index > 0 else { throw .lesson(.firstStep) }
    return try player.move(to: place.index - 1, display: display)
  }
}

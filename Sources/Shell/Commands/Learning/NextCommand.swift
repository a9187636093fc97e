import LessonKit
import ShellText

/// Goes on to the next step.
struct NextCommand: LearningCommand {
  let name = "next"
  let group = CommandGroup.learning
  let summary = "go on to the next step"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if session.presenter.isOn { return try session.presenter.forward(display: display) }
    if session.openLesson == nil, !session.isReviewing, let place = session.shownStep {
      throw .workshop(.goesOnByStep(to: place.next?.step?.id))
    }
    return try run(invocation, with: session.lessons, display: display)
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    if player.series != nil { return Output(player.seriesQuestion(display: display)) }
    let place = try player.requireLesson()
    if place.step.isReading {
      try player.finishReading()
    } else if try !player.stepProgress().isDone {
      let check = try player.check()
      if check.isReached, check.hasOpenQuestion {
        return Output(.result, try player.finishStep(display: display), status: .checkFailed)
      }
      guard check.isDone else {
        let help = player.hasHints ? "`hint` helps, " : ""
        throw .checkFailed(check.reasons + [help + "`skip` goes on without"])
      }
    }
    return try player.goOn(display: display)
  }
}

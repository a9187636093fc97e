import LessonKit

/// Goes on to the next step.
struct NextCommand: Command {
  let name = "next"
  let group = CommandGroup.learning
  let summary = "go on to the next step"

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let place = try session.requireLesson()
    if place.step.isReading {
      try session.note { $0.isDone = true }
    } else if try !session.stepProgress().isDone {
      let check = try StepCheck(of: session)
      if check.isReached, check.hasOpenQuestion {
        return Output(.result, try session.finishStep(), status: .checkFailed)
      }
      guard check.isDone else {
        throw .checkFailed(check.reasons + ["`hint` helps, `skip` goes on without"])
      }
    }
    return try session.goOn()
  }
}

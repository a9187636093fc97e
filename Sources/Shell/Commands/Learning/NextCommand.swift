import LessonKit

/// Goes on to the next step.
struct NextCommand: LearningCommand {
  let name = "next"
  let group = CommandGroup.learning
  let summary = "go on to the next step"

  func run(_ invocation: Invocation, with player: LessonPlayer, settings: Settings) throws(ShellError) -> Output {
    let place = try player.requireLesson()
    if place.step.isReading {
      try player.note { $0.isDone = true }
    } else if try !player.stepProgress().isDone {
      let check = try player.check()
      if check.isReached, check.hasOpenQuestion {
        return Output(.result, try player.finishStep(settings: settings), status: .checkFailed)
      }
      guard check.isDone else {
        throw .checkFailed(check.reasons + ["`hint` helps, `skip` goes on without"])
      }
    }
    return try player.goOn(settings: settings)
  }
}

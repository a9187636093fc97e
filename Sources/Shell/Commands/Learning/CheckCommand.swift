import LessonKit
import ShellText
import TerminalText

/// Says whether the step's goals are reached.
struct CheckCommand: LearningCommand {
  let name = "check"
  let group = CommandGroup.learning
  let summary = "see whether the step is done, and what is missing"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let check = try player.check()
    let text = LessonText(display: display)
    var lines = check.verdicts.map { goal, verdict -> StyledText in
      switch verdict {
      case .met: "\(text.mark(true))\(goal)"
      case .unmet(let reason): "\(text.mark(false))\(goal)\n  " + StyledText(reason, .dim)
      }
    }
    if try player.requireLesson().step.isReading {
      lines.append(StyledText(marking: "there is nothing to do here but to read; `next` goes on"))
    } else if check.isReached {
      lines.append(try player.finishStep(display: display))
    } else {
      lines.append(StyledText(marking: "`hint` helps, `reset` starts the step afresh").styled(.dim))
    }
    return Output(.result, lines.joined(separator: "\n"), status: check.isDone ? .done : .checkFailed)
  }
}

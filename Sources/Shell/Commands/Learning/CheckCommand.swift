import LessonKit
import TerminalText

/// Says whether the step's goals are reached.
struct CheckCommand: Command {
  let name = "check"
  let group = CommandGroup.learning
  let summary = "see whether the step is done, and what is missing"

  /// What came of looking.
  struct Result {
    let verdicts: [(goal: Goal, verdict: GoalVerdict)]
    let hasOpenQuestion: Bool

    var isReached: Bool { verdicts.allSatisfy { $0.verdict.isMet } }
    var isDone: Bool { isReached && !hasOpenQuestion }

    /// What is missing.
    var reasons: [String] {
      let unmet = verdicts.compactMap { pair -> String? in
        guard case .unmet(let reason) = pair.verdict else { return nil }
        return "not yet: \(pair.goal): \(reason)"
      }
      return unmet + (unmet.isEmpty && hasOpenQuestion ? ["there is a question to answer: `answer <number>`"] : [])
    }
  }

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let result = try Self.check(session)
    let text = LessonText(settings: session.settings)
    var lines = result.verdicts.map { goal, verdict -> StyledText in
      switch verdict {
      case .met: "\(text.mark(true))\(goal)"
      case .unmet(let reason): "\(text.mark(false))\(goal)\n  " + StyledText(reason, .dim)
      }
    }
    if try session.requireLesson().step.isReading {
      lines.append(StyledText(marking: "there is nothing to do here but to read; `next` goes on"))
    } else if result.isReached {
      lines.append(try session.finishStep())
    } else {
      lines.append(StyledText(marking: "`hint` helps, `reset` starts the step afresh").styled(.dim))
    }
    return Output(.result, lines.joined(separator: "\n"), status: result.isDone ? .done : .checkFailed)
  }

  /// Looks at the goals and questions of the step in hand, and notes what is reached.
  static func check(_ session: Session) throws(ShellError) -> Result {
    let step = try session.requireLesson().step
    let progress = try session.stepProgress()
    let world = SessionWorld(session)
    let result = Result(
      verdicts: step.goals.map { ($0.goal, $0.goal.verdict(in: world)) },
      hasOpenQuestion: LessonText.openQuestion(of: step, answers: progress.answers) != nil)
    if result.isDone, !step.isReading { try session.note { $0.isDone = true } }
    return result
  }
}

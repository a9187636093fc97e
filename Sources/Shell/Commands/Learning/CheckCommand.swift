import Foundation
import LessonKit
import ShellText
import TerminalText

/// Says whether what is to be done is done: a lesson's step, or the exercise of a workshop.
struct CheckCommand: Command {
  let name = "check"
  let group = CommandGroup.learning
  let summary = "see whether the step or exercise is done"
  let arguments = [Argument("exercise", .optional, from: .exercises)]
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if session.openLesson == nil, session.workshops.open != nil {
      return try exercise(invocation.argument(0), in: session, display: display)
    }
    return try step(with: session.lessons, display: display)
  }

  private func step(with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
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

  /// The form of `check --json`.
  private struct Report: Encodable {
    let exercise: String
    let passed: Bool
    let tasks: [ExerciseCheck.Task]
    let explanation: String?
  }

  private func exercise(_ id: String?, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let exercise = try player.exercise(id)
    let open = try player.requireOpen()
    try player.keepVersion()
    session.appSession.onProgress("checking \(exercise.id)…")
    let builder = CachingStageBuilder(session.appSession.builder)
    let check = try ExerciseCheck(
      of: exercise, in: open.mine, workshop: open.workshop, reference: try player.reference(of: exercise)
    ) { session.sibling(building: builder) }
    if check.isPassed { player.noteDone(exercise) }
    let report = Report(
      exercise: exercise.id, passed: check.isPassed, tasks: check.tasks, explanation: check.explanation)
    return Output(ExerciseCheckText(check: check, exercise: exercise, display: display).text, json: report)
      .with(check.isPassed ? .done : .checkFailed)
  }
}

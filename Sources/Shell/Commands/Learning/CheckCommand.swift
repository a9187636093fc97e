import Foundation
import LessonKit
import ShellText
import TerminalText

/// Says whether what is to be done is done: a lesson's step, or an exercise.
struct CheckCommand: Command {
  let name = "check"
  let group = CommandGroup.learning
  let summary = "see whether the step or exercise is done"
  let arguments = [Argument("exercise", .optional, from: .exercises)]
  let options = [Option.json]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let place = session.openLesson {
      guard let exercise = place.step.exercise else { return try step(with: session.lessons, display: display) }
      return try self.exercise(exercise.id, in: session, display: display)
    }
    guard session.workshops.open != nil else { return try step(with: session.lessons, display: display) }
    return try exercise(invocation.argument(0), in: session, display: display)
  }

  private func step(with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    let check = try player.check()
    let text = player.text(display)
    var lines = check.verdicts.map { goal, verdict -> StyledText in
      switch verdict {
      case .met: text.mark(true) + StyledText(goal.words)
      case .unmet(let reason):
        (text.mark(false) + StyledText(goal.lack(reason))).wrapped(for: display, indentation: 2)
      }
    }
    if try player.requireLesson().step.isReading {
      lines.append(StyledText(marking: "there is nothing to do here but to read; `next` goes on"))
    } else if check.isReached {
      lines.append(try player.finishStep(display: display))
    } else if check.hasOpenArrangement {
      let advice = "`arrange` shows the parts to put in order, `hint` joins two of them"
      lines.append(StyledText(marking: advice).styled(.quiet))
    } else {
      if let turn = player.turn(for: display) { lines.append(turn) }
      let help = player.hasHints ? "`hint` helps, " : ""
      lines.append(StyledText(marking: help + "`reset` starts the step afresh").styled(.quiet))
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
    guard try player.hasBegun(exercise) else { throw .workshop(.nothingToRepair(exercise.id)) }
    session.appSession.onProgress("checking \(exercise.id)…")
    let builder = CachingStageBuilder(session.appSession.builder)
    let check = try ExerciseCheck(
      of: exercise, in: open.mine, workshop: open.workshop, reference: try player.reference(of: exercise),
      savedFiles: session.saveWatch.savedFiles
    ) { session.sibling(building: builder) }
    if check.isPassed { player.noteDone(exercise) }
    let report = Report(
      exercise: exercise.id, passed: check.isPassed, tasks: check.tasks, explanation: check.explanation)
    let advice = try advice(after: check, of: exercise, in: session, open, display: display)
    let text = ExerciseCheckText(check: check, display: display, advice: advice).text
    return Output(text, json: report).with(check.isPassed ? .done : .checkFailed)
  }

  /// What comes next.
  private func advice(
    after check: ExerciseCheck, of exercise: Exercise, in session: Session, _ open: OpenWorkshop, display: Display
  ) throws(ShellError) -> StyledText {
    switch (check.isPassed, session.openLesson) {
    case (true, nil):
      LessonText(display: display).mark(true)
        + StyledText(
          marking: "done; `diff mine reference` compares it, \(next(after: exercise, in: session.workshops, open))")
    case (true, _?): try session.lessons.finishExercise(display: display)
    case (false, nil):
      StyledText(marking: "`diff mine reference` shows a solution beside yours, and replaces nothing").styled(.quiet)
    case (false, _?): StyledText(marking: "`hint` helps, `solution` shows a way and replaces nothing").styled(.quiet)
    }
  }

  private func next(after exercise: Exercise, in player: WorkshopPlayer, _ open: OpenWorkshop) -> String {
    let done = player.doneExercises()
    if let other = open.guide?.exercises.first(where: { $0.id != exercise.id && !done.contains($0.id) }) {
      // A repair brings its own code along.
      let start = other.variation == nil ? "; `reset step` gives you the step's own code for it" : ""
      return "`exercise \(other.id)` is next\(start)"
    }
    return open.next == nil ? "and nothing is left at this step" : "`step next` goes on"
  }
}

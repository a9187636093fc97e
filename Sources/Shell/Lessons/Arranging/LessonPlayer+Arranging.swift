import CodeMetrics
import LessonKit
import ShellText
import TerminalText

// Parts of code to put in order in a step.
extension LessonPlayer {
  /// So many wrong tries join two parts.
  private static let triesBeforeJoining = 2

  /// The parts of the current step as they are shown now.
  private struct Task {
    let code: ArrangementCode
    let mixed: MixedParts
    let text: ArrangementText
  }

  /// Whether the current step has parts that were not put in order yet.
  var hasOpenArrangement: Bool {
    guard let place = openLesson, place.step.arrangement != nil else { return false }
    return !place.hasPassed && !library.progress(in: place.lesson)[step: place.step.id].isDone
  }

  /// The parts of the current step, and how to try an order.
  func arrangementText(display: Display) throws(ShellError) -> StyledText {
    let task = try task(display)
    return task.text.task(task.mixed)
  }

  /// The member of the current step as it is written; notes that it was shown.
  func arrangementSolution(display: Display) throws(ShellError) -> StyledText {
    let task = try task(display)
    try note { $0.sawSolution = true }
    return task.text.solution(task.mixed)
  }

  /// Joins two parts that belong together.
  ///
  /// - Throws: `ShellError.lesson` where no more can be joined.
  func joinParts(display: Display) throws(ShellError) -> StyledText {
    guard try canJoin() else { throw .lesson(.allJoined) }
    try note { $0.shownHints.insert((1...).first { [shown = $0.shownHints] in !shown.contains($0) } ?? 1) }
    let task = try task(display)
    return StyledText("two that belong together are one part now:") + "\n\n" + task.text.list(task.mixed)
  }

  /// Puts the parts with these numbers together, in this order.
  func arrange(_ numbers: [Int], display: Display) throws(ShellError) -> Output {
    let task = try task(display)
    let count = task.mixed.pieces.count
    let typed = numbers.map(String.init).joined(separator: " ")
    guard numbers.allSatisfy((1...count).contains), Set(numbers).count == numbers.count else {
      throw .badValue(typed, expected: "numbers from 1 to \(count), each of them once at most")
    }
    appSession.onProgress("compiling your order…")
    let trial = try bench.trial(of: numbers.flatMap { task.mixed.pieces[$0 - 1].parts }, in: task.code)
    let verdict = task.text.verdict(trial, numbers, task.mixed)
    guard trial.isRight else { return try wrong(verdict, task, display: display) }
    let explanation = text(display).markdown(task.code.arrangement.explanation)
    let words = explanation.isEmpty ? [verdict] : [verdict, explanation]
    openLesson?.hasPassed = true
    return Output((words + ["", try finishStep(display: display)]).joined(separator: "\n"))
  }

  private func wrong(_ verdict: StyledText, _ task: Task, display: Display) throws(ShellError) -> Output {
    try note { $0.wrongTries += 1 }
    var text = verdict
    if try stepProgress().wrongTries.isMultiple(of: Self.triesBeforeJoining) {
      let now = try self.task(display)
      if now.mixed != task.mixed {
        text += "\n\n" + StyledText("two that belong together are one part now:") + "\n\n" + now.text.list(now.mixed)
      }
    }
    let words = "`hint` joins two parts that belong together, `arrange` shows them all"
    let advice = StyledText(marking: words).styled(.quiet).wrapped(for: display, indentation: 0)
    return Output(.result, text + "\n" + advice, status: .checkFailed)
  }

  /// - Throws: `ShellError.lesson` where the current step has no parts to put in order.
  private func task(_ display: Display) throws(ShellError) -> Task {
    let place = try requireLesson()
    guard let arrangement = place.step.arrangement else { throw .lesson(.noArrangement) }
    let code = try bench.code(of: arrangement, in: place.lesson)
    let mixed = MixedParts(code.body.parts, distractors: code.distractors, joins: try joins())
    return Task(code: code, mixed: mixed, text: ArrangementText(code: code, display: display))
  }

  /// How often two parts were joined: by hints, and after wrong tries.
  private func joins() throws(ShellError) -> Int {
    let progress = try stepProgress()
    return progress.hints + progress.wrongTries / Self.triesBeforeJoining
  }

  private func canJoin() throws(ShellError) -> Bool {
    let place = try requireLesson()
    guard let arrangement = place.step.arrangement else { throw .lesson(.noArrangement) }
    let code = try bench.code(of: arrangement, in: place.lesson)
    return try joins() < MixedParts.mostJoins(of: code.body.parts.count)
  }
}

extension ExerciseBench {
  /// The code whose parts are to be put in order.
  func code(of arrangement: Arrangement, in lesson: Lesson) throws(ShellError) -> ArrangementCode {
    try ArrangementCode(arrangement, of: lesson, for: workshops)
  }

  /// What comes of parts in the place of that code; the app on the stage stays as it is.
  func trial(of parts: [MemberBody.Part], in code: ArrangementCode) throws(ShellError) -> ArrangementTrial {
    let builder = session.appSession.builder
    return try ArrangementTrial(of: parts, in: code) { session.sibling(building: builder) }
  }
}

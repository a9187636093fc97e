import Foundation
import LessonKit
import ShellText
import TerminalText
import WorkshopKit

/// What came of holding code to an exercise: each of its tasks in order, up to the first that does not hold, and what is
/// known of the turn that the code has taken.
struct ExerciseCheck {
  /// One thing that is asked for.
  struct Task: Encodable {
    enum Status: String, Encodable {
      case passed, failed
      /// It was not looked at, since one before it has failed.
      case open
    }

    /// In words: `compiles`, `scenario sign-out`, `the last event called SignOutUseCase.signOut`.
    let task: String
    var status: Status
    var message: String?
    var expected: String?
    var actual: String?
  }

  private(set) var tasks: [Task] = []
  /// What the exercise says of this turn; nil if it knows none like it, or nothing is wrong.
  private(set) var explanation: String?
  /// The known wrong solution whose signs the code has, whether it passes or not; not looked for in code that passes
  /// unless somebody asks.
  private(set) var likeness: Exercise.WrongSolution?

  var isPassed: Bool { tasks.allSatisfy { $0.status == .passed } }
  var firstFailure: Task? { tasks.first { $0.status == .failed } }

  /// Compiles the code, runs the scenarios, and looks at the goals.
  ///
  /// - Parameters:
  ///   - workshop: where the scenarios are.
  ///   - reference: shows what a screen should be; nil if nobody wants to know.
  ///   - looksForSigns: whether the signs of wrong solutions are looked for in code that passes, too.
  ///   - savedFiles: the files whose errors come first.
  ///   - session: makes a session of its own for each run.
  /// - Throws: `ShellError.cancelled`.
  init(
    of exercise: Exercise, in wiring: Wiring, workshop: Workshop, reference: Wiring?, looksForSigns: Bool = false,
    savedFiles: Set<String> = [], session: () -> Session
  ) throws(ShellError) {
    let runner = session()
    defer { runner.end() }
    var compilerSays: String?
    do throws(ShellError) {
      _ = try runner.appSession.switchTo(wiring)
      tasks.append(Task(task: "compiles and launches", status: .passed))
    } catch .cancelled {
      throw .cancelled
    } catch .doesNotCompile(let failure) {
      compilerSays = failure.diagnostics.map(\.description).joined(separator: "\n")
      let message = failure.beginning(with: savedFiles).description
      tasks.append(Task(task: "compiles and launches", status: .failed, message: message))
    } catch {
      compilerSays = error.description
      tasks.append(Task(task: "compiles and launches", status: .failed, message: error.description))
    }
    for name in exercise.scenarios {
      let task = "scenario \(name)"
      guard firstFailure == nil else {
        tasks.append(Task(task: task, status: .open))
        continue
      }
      tasks.append(
        Self.play(
          exercise.scenario(name, in: workshop), task, on: runner, reference: reference, session: session))
    }
    for goal in exercise.goals {
      guard firstFailure == nil else {
        tasks.append(Task(task: goal.words, status: .open))
        continue
      }
      switch goal.verdict(asking: runner.appSession) {
      case .met: tasks.append(Task(task: goal.words, status: .passed))
      case .unmet(let reason):
        tasks.append(
          Task(
            task: goal.words, status: .failed, message: goal.lack(reason), expected: goal.words, actual: reason))
      }
    }
    // What was stopped looks like code that does not work.
    if runner.appSession.isCancelled() { throw .cancelled }
    guard looksForSigns || !isPassed else { return }
    likeness = exercise.wrongSolutions.first { wrong in
      wrong.signs.allSatisfy { sign in
        switch sign {
        case .compilerSays(let text): compilerSays?.contains(text) == true
        case .state(let condition): compilerSays == nil && condition.holds(asking: runner.appSession)
        }
      }
    }
    explanation = isPassed ? nil : likeness?.explanation
  }

  /// A problem with the line of a scenario at which it is; what was expected repeats its line already.
  private static func words(for problem: String, at line: String, number: Int) -> String {
    let expected = line.hasPrefix("expect ") ? line.dropFirst("expect ".count) : line[...]
    return problem.contains(expected) ? "line \(number): \(problem)" : "line \(number), `\(line)`: \(problem)"
  }

  private static func play(
    _ file: URL, _ task: String, on runner: Session, reference: Wiring?, session: () -> Session
  ) -> Task {
    let scenario: Scenario
    do throws(ShellError) {
      scenario = try Scenario(file: file.path, relativeTo: file)
      try runner.appSession.launchAfresh()
    } catch {
      return Task(task: task, status: .failed, message: error.description)
    }
    for (index, line) in scenario.lines.enumerated() {
      var problem: Output?
      runner.run(line: line, isWatched: false) { if $0.kind == .problem { problem = $0 } }
      guard let problem else { continue }
      let screen = ScreenText(display: Display())
      let actual = runner.appSession.app.map { screen.text(for: $0.screen).plain }
      let expected = reference.flatMap { reference -> String? in
        let other = session()
        defer { other.end() }
        guard (try? other.appSession.switchTo(reference)) != nil else { return nil }
        for line in scenario.lines.prefix(index + 1) { other.run(line: line, isWatched: false) { _ in } }
        return other.appSession.app.map { screen.text(for: $0.screen).plain }
      }
      return Task(
        task: task, status: .failed, message: words(for: problem.text.plain, at: line, number: index + 1),
        expected: expected == actual ? nil : expected, actual: expected == actual ? nil : actual)
    }
    return Task(task: task, status: .passed)
  }
}

/// Sets the result of a check for a terminal.
struct ExerciseCheckText {
  let check: ExerciseCheck
  let display: Display
  /// What is said below code that is right, or below code that is not.
  let advice: StyledText

  var text: StyledText {
    let lesson = LessonText(display: display)
    var parts = [check.tasks.map(line).joined(separator: "\n")]
    if let failure = check.firstFailure {
      var words = StyledText(marking: failure.message ?? "")
      if display.isInteractive { words = words.fitted(for: display) }
      if let expected = failure.expected, let actual = failure.actual, expected != failure.task {
        words += "\n\("expected", .heading)\n" + StyledText(expected) + "\n\("actual", .heading)\n" + StyledText(actual)
      }
      parts.append(words)
    }
    if let explanation = check.explanation {
      parts.append(lesson.markdown(MarkdownDocument(parsing: explanation, firstLine: 1).blocks))
    }
    parts.append(advice)
    return parts.joined(separator: "\n\n")
  }

  private func line(_ task: ExerciseCheck.Task) -> StyledText {
    let lesson = LessonText(display: display)
    switch task.status {
    case .passed: return lesson.mark(true) + StyledText(task.task)
    case .failed: return lesson.mark(false) + StyledText(task.task)
    case .open: return StyledText(display.isAccessible ? "not looked at: \(task.task)" : "· \(task.task)", .quiet)
    }
  }
}

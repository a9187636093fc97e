import Foundation
import LessonKit
import WorkshopKit

/// Runs every step of the workshops, and holds it to its claims: it compiles without a warning, launches, and its scenarios
/// hold; exercises tell right solutions from wrong ones.
///
/// What holds is remembered by the code that it was seen with, so that only what has changed is run again.
public struct StepChecker {
  private let session: Session
  private let scope: CheckScope
  private let ahead: PrefetchingStageBuilder
  private let builder: CachingStageBuilder
  private let memory: Memory?
  private let log: CheckLog?

  /// - Parameters:
  ///   - session: the wirings, and how they are compiled.
  ///   - scope: which of their steps are run.
  ///   - memory: the folder in which is remembered what was seen to hold; nil to run everything.
  ///   - log: takes down what was run, and what was found.
  public init(session: Session, scope: CheckScope = .everything, memory: URL?, log: CheckLog? = nil) {
    self.session = session
    self.scope = scope
    ahead = PrefetchingStageBuilder(session.appSession.builder)
    builder = CachingStageBuilder(ahead)
    self.memory = memory.map(Memory.init)
    self.log = log
  }

  /// Everything that does not hold, in the order of workshops and steps.
  ///
  /// - Parameter willCheck: called with each form of an app before it is run.
  public func problems(willCheck: (_ wiring: Wiring) -> Void = { _ in }) throws -> [WorkshopProblem] {
    let steps = checkedSteps()
    ahead.expect(steps.flatMap { [$0.form] + $0.exercises.flatMap(\.forms.all) })
    defer { ahead.stop() }
    var problems: [WorkshopProblem] = []
    for step in steps {
      let place = WorkshopPlaceName(step.form.base)
      willCheck(step.form)
      let names = step.guide.claims.scenarios.selected(from: step.workshop.scenarioNames)
      func note(_ what: String, _ found: [WorkshopProblem]) {
        log?.note("\(step.form.name): \(what)", in: step.form.base.name, found)
        problems += found
      }
      note(
        "runs",
        try runProblems(of: step.form, scenarios: names, in: step.workshop)
          .map { place.problem(step.form.sourcePlace, nil, $0) })
      for (exercise, forms) in step.exercises {
        let checker = ExerciseChecker(session: session, builder: builder, memory: memory)
        note("exercise \(exercise.id)", try checker.problems(of: exercise, forms, in: step.workshop, place))
      }
    }
    return problems
  }

  /// A step with what there is to check of it.
  private struct CheckedStep {
    let form: Wiring
    let workshop: Workshop
    let guide: StepGuide
    let exercises: [(exercise: Exercise, forms: ExerciseForms)]
  }

  private func checkedSteps() -> [CheckedStep] {
    session.appSession.wirings.wirings.flatMap { wiring -> [CheckedStep] in
      guard let workshop = wiring.workshop else { return [] }
      let page = WorkshopPage(of: workshop)
      let steps = wiring.steps
      return steps.enumerated().compactMap { index, form in
        guard scope.includes(form), let step = form.step, let section = page.section(.step, step.id) else { return nil }
        let guide = StepGuide(section)
        let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
        return CheckedStep(
          form: form, workshop: workshop, guide: guide,
          exercises: guide.exercises.map { ($0, ExerciseForms($0, at: form, next: next)) })
      }
    }
  }

  private func runProblems(
    of form: Wiring, scenarios: [String], in workshop: Workshop
  ) throws(ShellError) -> [WorkshopProblem.Issue] {
    let build: any StageBuild
    do throws(ShellError) {
      build = try builder.build(form, isCancelled: session.appSession.isCancelled)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return [.doesNotRun(error.description)]
    }
    var issues = build.report.warnings.map { WorkshopProblem.Issue.warning($0) }
    for name in scenarios {
      let file = workshop.scenario(name)
      let scenario = try Scenario(file: file.path, relativeTo: workshop.scenarios)
      if memory?.remembers([build.id, scenario.text]) == true { continue }
      let outcome = ParityRun.outcome(of: scenario, on: [form]) { session.sibling(building: builder) }
      if outcome.findings.isEmpty { memory?.remember([build.id, scenario.text]) }
      issues += outcome.findings.map { .scenario(name, reason: "line \($0.line): \($0.text.plain)") }
    }
    return issues
  }
}

import Foundation
import LessonKit
import StableHash
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
  private let memory: URL?

  /// - Parameters:
  ///   - session: the wirings, and how they are compiled.
  ///   - scope: which of their steps are run.
  ///   - memory: the folder in which is remembered what was seen to hold; nil to run everything.
  public init(session: Session, scope: CheckScope = .everything, memory: URL?) {
    self.session = session
    self.scope = scope
    ahead = PrefetchingStageBuilder(session.appSession.builder)
    builder = CachingStageBuilder(ahead)
    self.memory = memory
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
      problems += try runProblems(of: step.form, scenarios: names, in: step.workshop)
        .map { place.problem(step.form.sourcePlace, nil, $0) }
      for (exercise, forms) in step.exercises {
        problems += try self.problems(of: exercise, forms, in: step.workshop, place)
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
      let isKnown = remembers([build.id, scenario.text])
      guard !isKnown else { continue }
      let outcome = ParityRun.outcome(of: scenario, on: [form]) { session.sibling(building: builder) }
      if outcome.findings.isEmpty { remember([build.id, scenario.text]) }
      issues += outcome.findings.map { .scenario(name, reason: "line \($0.line): \($0.text.plain)") }
    }
    return issues
  }

  private func problems(
    of exercise: Exercise, _ forms: ExerciseForms, in workshop: Workshop, _ place: WorkshopPlaceName
  ) throws(ShellError) -> [WorkshopProblem] {
    var problems: [WorkshopProblem] = []
    let id = exercise.id
    if exercise.variation == nil {
      if exercise.wrongSolutions.count < 3 {
        problems.append(place.onPage(exercise.line, .tooFew(exercise: id, "wrong solutions")))
      }
      if exercise.rightSolutions.count < 2 {
        problems.append(place.onPage(exercise.line, .tooFew(exercise: id, "right solutions")))
      }
    }
    let start = try check(exercise, forms.start, in: workshop) { !$0.isPassed }
    if start.isPassed { problems.append(place.onPage(exercise.line, .doneAtOnce(id))) }
    let reference = forms.reference.map { [("reference", $0)] } ?? []
    for (path, form) in reference + forms.rightSolutions {
      let check = try check(exercise, form, in: workshop) { $0.isPassed && $0.likeness == nil }
      let file = path == "reference" ? form.sourcePlace : path
      if let failure = check.failure {
        problems.append(
          place.problem(file, nil, .notRight(exercise: id, task: failure.task, reason: failure.message ?? "")))
      }
      if let wrong = check.likeness { problems.append(place.problem(file, nil, .mistaken(exercise: id, for: wrong))) }
    }
    for wrong in exercise.wrongSolutions {
      let check = try check(exercise, forms.form(of: wrong), in: workshop) { !$0.isPassed && $0.likeness == wrong.path }
      guard check.isPassed || check.likeness != wrong.path else { continue }
      let other = check.isPassed ? nil : check.likeness
      problems.append(place.problem(wrong.path, nil, .notRecognised(exercise: id, as: other)))
    }
    return problems
  }

  /// What came of a check, as it is remembered.
  private struct Verdict: Codable {
    struct Failure: Codable {
      let task: String
      let message: String?
    }
    let failure: Failure?
    /// The path of the wrong solution whose signs were seen.
    let likeness: String?

    var isPassed: Bool { failure == nil }
  }

  /// - Parameter isExpected: whether a verdict is as it should be. Others are not remembered: an app may have been too
  ///   slow on a busy machine.
  private func check(
    _ exercise: Exercise, _ form: Wiring, in workshop: Workshop, isExpected: (Verdict) -> Bool
  ) throws(ShellError) -> Verdict {
    let identity = (try? builder.build(form, isCancelled: session.appSession.isCancelled))?.id
    let texts = exercise.scenarios.map {
      (try? String(contentsOf: workshop.scenario($0), encoding: .utf8)) ?? ""
    }
    // Not its text, nor where it stands on the page.
    let conditions = exercise.goals.map(\.description) + exercise.wrongSolutions.map { "\($0.path) \($0.signs)" }
    let key = identity.map { [$0] + conditions + texts }
    if let key, let data = file(for: key).flatMap({ try? Data(contentsOf: $0) }),
      let known = try? JSONDecoder().decode(Verdict.self, from: data)
    {
      return known
    }
    let check = try ExerciseCheck(
      of: exercise, in: form, workshop: workshop, reference: nil, looksForSigns: true
    ) { session.sibling(building: builder) }
    let failure = check.firstFailure.map { Verdict.Failure(task: $0.task, message: $0.message) }
    let verdict = Verdict(failure: failure, likeness: check.likeness?.path)
    if let key, isExpected(verdict), let data = try? JSONEncoder().encode(verdict) { keep(data, for: key) }
    return verdict
  }

  private func remembers(_ parts: [String]) -> Bool {
    file(for: parts).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  private func remember(_ parts: [String]) { keep(Data(), for: parts) }

  /// Remembering only saves time, so that nothing is said where it fails.
  private func keep(_ data: Data, for parts: [String]) {
    guard let memory, let file = file(for: parts) else { return }
    try? FileManager.default.createDirectory(at: memory, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private func file(for parts: [String]) -> URL? {
    var hash = StableHash()
    for part in parts { hash.add(part) }
    return memory?.appending(path: hash.digest)
  }
}

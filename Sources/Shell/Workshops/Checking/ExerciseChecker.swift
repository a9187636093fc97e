import Foundation
import LessonKit
import StableHash
import WorkshopKit

/// Holds an exercise to what it promises: one cannot be done at the start, right solutions pass, and each wrong one fails
/// and is known by its own signs.
///
/// What holds is remembered by the code that it was seen with, so that only what has changed is run again.
struct ExerciseChecker {
  let session: Session
  let builder: any StageBuilder
  /// What was seen to hold; nil to run everything.
  let memory: Memory?
  /// So many right solutions must be known beside the reference, and where nothing is repaired so many wrong ones.
  var least: (wrong: Int, right: Int) = (3, 2)

  /// Everything that does not hold.
  ///
  /// - Parameter place: names the files in problems.
  func problems(
    of exercise: Exercise, _ forms: ExerciseForms, in workshop: Workshop, _ place: WorkshopPlaceName
  ) throws(ShellError) -> [WorkshopProblem] {
    var problems: [WorkshopProblem] = []
    let id = exercise.id
    if exercise.variation == nil, exercise.wrongSolutions.count < least.wrong {
      problems.append(place.onPage(exercise.line, .tooFew(exercise: id, "wrong solutions")))
    }
    if exercise.rightSolutions.count < least.right {
      problems.append(place.onPage(exercise.line, .tooFew(exercise: id, "right solutions")))
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
      (try? String(contentsOf: exercise.scenario($0, in: workshop), encoding: .utf8)) ?? ""
    }
    // Not its text, nor where it stands on the page.
    let conditions = exercise.goals.map(\.description) + exercise.wrongSolutions.map { "\($0.path) \($0.signs)" }
    let key = identity.map { [$0] + conditions + texts }
    if let key, let known: Verdict = memory?.value(of: key) { return known }
    let check = try ExerciseCheck(
      of: exercise, in: form, workshop: workshop, reference: nil, looksForSigns: true
    ) { session.sibling(building: builder) }
    let failure = check.firstFailure.map { Verdict.Failure(task: $0.task, message: $0.message) }
    let verdict = Verdict(failure: failure, likeness: check.likeness?.path)
    if let key, isExpected(verdict) { memory?.keep(verdict, for: key) }
    return verdict
  }
}

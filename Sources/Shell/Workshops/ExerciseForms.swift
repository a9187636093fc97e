import LessonKit
import WorkshopKit

/// The forms of the app that belong to an exercise: what one begins with, and the solutions that are kept beside it.
struct ExerciseForms {
  private let exercise: Exercise
  private let step: Wiring
  private let next: Wiring?

  /// - Parameters:
  ///   - step: the app at the exercise's step.
  ///   - next: the app at the step after it; nil at the last.
  init(_ exercise: Exercise, at step: Wiring, next: Wiring?) {
    (self.exercise, self.step, self.next) = (exercise, step, next)
  }

  /// What the learner begins with: the step's code, or the finished app with a fault.
  var start: Wiring {
    guard let name = exercise.variation, let faulty = try? step.base.with(variation: name) else { return step }
    return faulty
  }

  /// The right solution that others are compared with; nil if there is none.
  var reference: Wiring? {
    switch exercise.reference {
    case .overlay(let path): overlaid(step, path)
    case .nextStep: exercise.variation == nil ? next : step.base
    }
  }

  /// Other solutions that are right.
  var rightSolutions: [(path: String, form: Wiring)] {
    exercise.rightSolutions.map { ($0, overlaid(start, $0)) }
  }

  /// The code of a wrong solution.
  func form(of wrong: Exercise.WrongSolution) -> Wiring {
    overlaid(wrong.base == .reference ? reference ?? start : start, wrong.path)
  }

  /// The form that a lesson asks for; nil if there is none.
  subscript(form: LessonExercise.Form) -> Wiring? {
    switch form {
    case .start: start
    case .reference: reference
    case .wrong(let index):
      exercise.wrongSolutions.indices.contains(index) ? self.form(of: exercise.wrongSolutions[index]) : nil
    }
  }

  /// All of them, in the order in which they are checked.
  var all: [Wiring] {
    [start] + [reference].compactMap(\.self) + rightSolutions.map(\.form) + exercise.wrongSolutions.map(form)
  }

  private func overlaid(_ wiring: Wiring, _ path: String) -> Wiring {
    guard let folder = exercise.folder ?? step.workshop?.folder else { return wiring }
    return wiring.overlaid(path, in: folder)
  }
}

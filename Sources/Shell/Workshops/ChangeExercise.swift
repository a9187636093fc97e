import Grammar
import LessonKit
import ShellText
import WorkshopKit

/// An exercise that makes a change which exercises of other workshops make in their architectures, too.
struct ChangeExercise {
  /// The finished app.
  let wiring: Wiring
  /// The app at the exercise's step.
  let step: Wiring
  let exercise: Exercise
  /// The right solution.
  let reference: Wiring

  /// The exercises of a workshop that make a change; any change if none is named.
  ///
  /// - Parameter wiring: the workshop's finished app.
  static func all(making change: String? = nil, in wiring: Wiring) -> [ChangeExercise] {
    guard let workshop = wiring.workshop else { return [] }
    let mark = "\nchange: \(change ?? "")"
    // To read a section takes a thousand times longer than to see that it makes no change.
    let sections = WorkshopPage(of: workshop).sections.filter { $0.subject == .step && $0.body.contains(mark) }
    guard !sections.isEmpty else { return [] }
    let steps = wiring.steps
    return sections.flatMap { section -> [ChangeExercise] in
      guard let index = steps.firstIndex(where: { $0.step?.id == section.name }) else { return [] }
      let next = steps.indices.contains(index + 1) ? steps[index + 1] : nil
      return StepGuide(section).exercises.compactMap { exercise in
        guard exercise.change != nil, change == nil || exercise.change == change,
          let reference = ExerciseForms(exercise, at: steps[index], next: next).reference
        else { return nil }
        return ChangeExercise(wiring: wiring, step: steps[index], exercise: exercise, reference: reference)
      }
    }
  }

  /// The names of the changes that exercises make, in alphabetical order.
  static func changes(in wirings: [Wiring]) -> [String] {
    Set(wirings.flatMap { all(in: $0) }.compactMap(\.exercise.change)).sorted()
  }

  /// What lies between the step's code and the right solution, read and not run.
  func radius() throws(ShellError) -> BlastRadius {
    BlastRadius(
      before: step.name, after: reference.name, change: CodeChange(from: try step.texts(), to: try reference.texts()),
      edges: nil, failures: [])
  }
}

extension ChangeCost {
  /// What a change costs in each workshop with an exercise that makes it.
  ///
  /// - Parameters:
  ///   - radius: what lies between the step's code and the right solution; it is read by default.
  /// - Throws: `ShellError.workshop(.unknownChange)`, with the nearest, or that code cannot be read.
  init(
    of change: String, in wirings: [Wiring],
    radius: (ChangeExercise) throws(ShellError) -> BlastRadius = { exercise throws(ShellError) in
      try exercise.radius()
    }
  ) throws(ShellError) {
    let exercises = wirings.flatMap { ChangeExercise.all(making: change, in: $0) }
    guard !exercises.isEmpty else {
      let known = ChangeExercise.changes(in: wirings)
      throw .workshop(.unknownChange(change, nearest: Spelling.nearest(to: change, among: known), known: known))
    }
    var entries: [Entry] = []
    for exercise in exercises {
      entries.append(
        Entry(
          wiring: exercise.wiring.name, step: exercise.step.step?.id ?? "", exercise: exercise.exercise.id,
          fileCount: try exercise.step.texts().count, radius: try radius(exercise)))
    }
    self.init(of: change, in: entries)
  }
}

import LessonKit
import WorkshopKit

/// A step of a workshop, among the others: where a learner is, or a presentation.
struct StepPlace {
  /// The finished app.
  let wiring: Wiring
  let workshop: Workshop
  /// The wiring at each step, the start first.
  let steps: [Wiring]
  /// What the page says of steps, by id.
  let guides: [String: StepGuide]
  /// The finished apps of the workshops beside which it is compared what a change costs.
  let peers: [Wiring]
  /// The place of the current step in `steps`.
  var index: Int

  /// The id of the workshop.
  var id: String { workshop.id ?? wiring.name }
  /// The wiring at the current step, as it is given.
  var step: Wiring { steps[index] }
  var guide: StepGuide? { guide(at: index) }
  /// The next step; nil at the last.
  var next: Wiring? { steps.indices.contains(index + 1) ? steps[index + 1] : nil }

  /// What the page says of the step at a place.
  func guide(at index: Int) -> StepGuide? { steps[index].step.flatMap { guides[$0.id] } }

  /// Where a step is that is written with its number or name.
  ///
  /// - Throws: `ShellError.noSuchStep`, with the nearest.
  func index(of word: String) throws(ShellError) -> Int {
    let step = try wiring.at(step: word).step
    return steps.firstIndex { $0.step == step } ?? index
  }
}

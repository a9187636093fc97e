import HotCompiler
import LessonKit
import WorkshopKit

/// An exercise of a lesson with the code that it is about: a step of a workshop, or a wiring with the lesson's files laid
/// over it.
struct LessonExerciseCode {
  let exercise: Exercise
  /// Where its code stands among the steps; a folder of the lesson's own has one step.
  let place: StepPlace
  let forms: ExerciseForms

  /// What is laid over the wiring where a lesson names nothing else, if its folder has it.
  private static let startFolder = "Start"

  /// - Throws: `ShellError` about a wiring, workshop, step or exercise that there is not.
  init(_ exercise: LessonExercise, of lesson: Lesson, for workshops: WorkshopPlayer) throws(ShellError) {
    switch exercise.place {
    case .workshop(let id, let step):
      let (wiring, workshop) = try workshops.workshop(id)
      var place = workshops.place(in: workshop, of: wiring, at: 0)
      place.index = try place.index(of: step)
      try self.init(exercise, at: place)
    case .scratch(let wiring, let start):
      let form = try Self.form(wiring, start, of: lesson, for: workshops)
      guard let workshop = form.workshop else { throw .lesson(.noWorkshop(form.base.name)) }
      let place = StepPlace(wiring: form.base, workshop: workshop, steps: [form], guides: [:], peers: [], index: 0)
      try self.init(exercise, at: place)
    }
  }

  private init(_ exercise: LessonExercise, at place: StepPlace) throws(ShellError) {
    switch exercise.content {
    case .own(let own): self.exercise = own
    case .workshops(let id):
      guard let known = place.guide?.exercises.first(where: { $0.id == id }) else {
        throw .workshop(.noExercise(id, step: place.step.step?.id ?? "", nearest: nil))
      }
      self.exercise = known
    }
    if let variation = self.exercise.variation { _ = try place.step.base.with(variation: variation) }
    self.place = place
    forms = ExerciseForms(self.exercise, at: place.step, next: place.next)
  }

  /// The code of a folder of the lesson's own.
  private static func form(
    _ wiring: String?, _ start: String?, of lesson: Lesson, for workshops: WorkshopPlayer
  ) throws(ShellError) -> Wiring {
    let form = try workshops.wiring(wiring, in: lesson)
    let folder = lesson.folder.appending(path: startFolder, directoryHint: .isDirectory)
    guard let path = start ?? (folder.isFolder ? startFolder : nil) else { return form }
    return form.overlaid(path, in: lesson.folder)
  }
}

extension Lesson {
  /// The exercises that are done in a folder of the lesson's own.
  var scratchExercises: [LessonExercise] {
    steps.compactMap(\.exercise).filter { if case .scratch = $0.place { true } else { false } }
  }
}

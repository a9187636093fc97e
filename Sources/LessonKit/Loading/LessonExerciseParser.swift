import Foundation
import Yams

/// Reads the YAML of an `exercise` fence in a lesson: an exercise as workshops have them, and where it is done.
struct LessonExerciseParser {
  /// Nil if it cannot be read.
  private(set) var exercise: LessonExercise?
  private(set) var notes: [LessonNote] = []

  private static let placeKeys = ["workshop", "step", "wiring", "start"]

  /// - Parameters:
  ///   - line: the line of the opening fence.
  ///   - folder: the lesson's folder, in which solutions are.
  ///   - lessonPlace: where the exercise is done if it does not say so itself.
  init(yaml: String, line: Int, folder: URL, lessonPlace: Lesson.Place?) {
    let mapping = (try? compose(yaml: yaml))?.mapping
    func text(_ key: String) -> String? { mapping?[key]?.scalar.flatMap { $0.string.isEmpty ? nil : $0.string } }
    let place = Self.place(text, in: lessonPlace)
    if case .workshop = place, let id = text("id"), mapping?["task"] == nil {
      let keys = (mapping ?? [:]).compactMap(\.key.string).filter { !["id", "workshop", "step"].contains($0) }
      if keys.isEmpty {
        exercise = LessonExercise(place: place, content: .workshops(id), line: line)
        return
      }
    }
    let parser = ExerciseParser(yaml: yaml, line: line, otherKeys: Self.placeKeys, folder: folder)
    notes = parser.problems.map { LessonNote(line: $0.line, issue: .exercise($0.issue)) }
    if (text("workshop") == nil) != (text("step") == nil), mapping != nil, case .scratch = place {
      notes.append(LessonNote(line: line, issue: .exercise(.missingKey(text("step") == nil ? "step" : "workshop"))))
    }
    guard let own = parser.exercise else { return }
    if case .scratch = place, own.reference == .nextStep, own.variation == nil {
      notes.append(LessonNote(line: line, issue: .exercise(.missingKey("reference"))))
    }
    let reference: [String] = if case .overlay(let path) = own.reference { [path] } else { [] }
    let start: [String] = if case .scratch(_, let start?) = place { [start] } else { [] }
    for path in start + reference + own.rightSolutions + own.wrongSolutions.map(\.path)
    where !FileManager.default.fileExists(atPath: folder.appending(path: path).path) {
      notes.append(LessonNote(line: line, issue: .noFolder("\(folder.lastPathComponent)/\(path)")))
    }
    exercise = LessonExercise(place: place, content: .own(own), line: line)
  }

  private static func place(
    _ text: (String) -> String?, in lessonPlace: Lesson.Place?
  ) -> LessonExercise.Place {
    if let workshop = text("workshop"), let step = text("step") { return .workshop(workshop, step: step) }
    if text("wiring") == nil, text("start") == nil, case .workshop(let workshop, let step)? = lessonPlace {
      return .workshop(workshop, step: step)
    }
    return .scratch(wiring: text("wiring"), start: text("start"))
  }
}

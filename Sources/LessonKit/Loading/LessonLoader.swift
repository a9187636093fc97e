import Foundation
import Grammar
import Platform

/// Reads the lessons of a folder, and finds all that is wrong with them without playing any.
public struct LessonLoader {
  private let vocabulary: LessonVocabulary

  /// A loader that checks lessons against what its caller knows.
  public init(vocabulary: LessonVocabulary) {
    self.vocabulary = vocabulary
  }

  /// Reads every `NN-id.md` in the order of their names. `README.md` is not a lesson.
  ///
  /// - Parameter known: lessons that come before these, whose ideas they may need.
  public func load(folder: URL, after known: [Lesson] = []) -> Curriculum {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let files = names.filter { $0.hasSuffix(".md") && $0 != "README.md" && !$0.hasPrefix(".") }.sorted()
      return curriculum(of: files.map { LessonFile(reading: $0, in: folder) }, after: known)
    } catch {
      let reason = error.systemReason
      return Curriculum(
        lessons: [], problems: [LessonProblem(file: folder.path, line: 1, issue: .unreadable(reason: reason))])
    }
  }

  private func curriculum(of files: [LessonFile], after known: [Lesson]) -> Curriculum {
    let order = CurriculumOrder(files, after: known)
    var lessons: [Lesson] = []
    var problems: [LessonProblem] = []
    for (index, file) in files.enumerated() {
      let notes = file.notes + order.notes(at: index) + commandNotes(in: file) + wiringNotes(in: file)
      problems += notes.sorted { $0.line < $1.line }
        .map { LessonProblem(file: file.name, line: $0.line, issue: $0.issue) }
      if let lesson = file.lesson, !lessons.contains(where: { $0.id == lesson.id }) { lessons.append(lesson) }
    }
    return Curriculum(lessons: lessons, problems: problems)
  }

  private func commandNotes(in file: LessonFile) -> [LessonNote] {
    let steps = file.lesson?.steps ?? []
    let looks = steps.flatMap(\.goals).flatMap { placed in
      placed.goal.namedCommands.map { ScriptLine(text: $0, line: placed.line) }
    }
    return (steps.flatMap(\.commands) + looks).compactMap { line in
      vocabulary.commandProblem(line.text).map {
        LessonNote(line: line.line, issue: .command(line.text, problem: $0))
      }
    }
  }

  private func wiringNotes(in file: LessonFile) -> [LessonNote] {
    guard let lesson = file.lesson else { return [] }
    var named: [(name: String, line: Int)] = []
    if case .wiring(let name) = lesson.place { named.append((name, file.frontMatter.placeLine)) }
    for placed in lesson.steps.flatMap(\.goals) {
      named += placed.goal.namedWirings.map { ($0, placed.line) }
    }
    for quiz in lesson.steps.flatMap(\.quizzes) {
      let predicted = quiz.predicted
      named += ((predicted?.wirings ?? []) + (predicted?.prediction.namedWirings ?? [])).map { ($0, quiz.line) }
    }
    for exercise in lesson.steps.compactMap(\.exercise) {
      if case .scratch(let name?, _) = exercise.place {
        named.append((Self.wiring(in: name), exercise.line))
      }
      named += (exercise.own?.goals ?? []).flatMap(\.namedWirings).map { ($0, exercise.line) }
    }
    for arrangement in lesson.steps.compactMap(\.arrangement) {
      if let name = arrangement.wiring { named.append((Self.wiring(in: name), arrangement.line)) }
      named += arrangement.goals.flatMap { placed in placed.goal.namedWirings.map { ($0, placed.line) } }
    }
    for step in lesson.steps {
      let conditions =
        step.hints.flatMap { hint in hint.conditions.map { ($0, hint.line) } }
        + step.turns.flatMap { turn in turn.conditions.map { ($0, turn.line) } }
      named += conditions.flatMap { condition, line in condition.goal.namedWirings.map { ($0, line) } }
    }
    return named.filter { !vocabulary.wirings.contains($0.name) }.map {
      let nearest = Spelling.nearest(to: $0.name, among: vocabulary.wirings)
      return LessonNote(line: $0.line, issue: .unknownWiring($0.name, nearest: nearest))
    }
  }

  /// The wiring that a form of its code is called after: `viper` of `viper@router`.
  private static func wiring(in name: String) -> String {
    String(name.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
  }
}

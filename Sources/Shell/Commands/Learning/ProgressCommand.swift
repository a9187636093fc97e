import Foundation
import Grammar
import LessonKit
import Platform
import ShellText
import TerminalText

/// Shows what the person has done, in the open lesson or in all, and writes that into a file for others.
struct ProgressCommand: Command {
  let name = "progress"
  let group = CommandGroup.learning
  let summary = "show what you have done, or write it to a file"
  let arguments = [
    Argument(words: [Candidate(Self.exportWord, "write it down for others")], .optional),
    Argument("file", .optional, from: .folders),
  ]
  let options = [Self.all, Self.notes, Self.markdown, Self.person, Self.replace, .json]
  let examples = [
    Example("progress", "the steps of this lesson, or what you have done in all"),
    Example("progress --all", "all lessons, also while one is open"),
    Example("progress --notes", "what you have written down in all lessons"),
    Example("progress export ann.json --as Ann", "a file for `class`"),
    Example("progress export --markdown", "a page with your notes"),
  ]
  let discussion = """
    What is exported is what `progress` shows and your notes. No name stands in it but the one that you give with --as. A \
    file that ends in .md is written as Markdown, others as JSON.
    """

  private static let exportWord = "export"
  private static let all = Option("all", "show all lessons, also while one is open")
  private static let notes = Option("notes", "what you have written down in all lessons")
  private static let markdown = Option("markdown", "export as Markdown")
  private static let person = Option("as", value: "name", "put a name into what is exported")
  private static let replace = Option("replace", "also where there is such a file")

  /// The form of `progress --json` in a lesson; without one, it is that of `progress export`.
  private struct Form: Encodable {
    let step: String
    let done: Bool
    let skipped: Bool
    let notes: [String]

    init(_ step: LessonStep, _ progress: StepProgress) {
      self.step = step.title
      (done, skipped, notes) = (progress.isDone, progress.isSkipped, progress.notes)
    }
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let word = invocation.argument(0) {
      guard word == Self.exportWord else { throw .badValue(word, expected: "export, or nothing") }
      return try export(invocation, from: session)
    }
    let player = session.lessons
    if invocation.has(Self.notes) { return notes(player, display: display) }
    guard let place = player.openLesson, !invocation.has(Self.all) else { return all(session) }
    let forms = place.lesson.steps.map { Form($0, player.library.progress(in: place.lesson)[step: $0.id]) }
    let notes = Self.words(forNotes: player.notes(in: place.lesson).count, shownBy: "note")
    let lines = [steps(of: place, with: player), notes, reminder(of: player)].compactMap(\.self)
    return Output(lines.joined(separator: "\n"), json: forms)
  }

  private func steps(of place: OpenLesson, with player: LessonPlayer) -> StyledText {
    let progress = player.library.progress(in: place.lesson)
    let rows = place.lesson.steps.enumerated().map { index, step -> [StyledText] in
      [
        StyledText("\(index + 1)", .quiet),
        StyledText(step.title, index == place.index ? .bold : .plain),
        Self.state(of: progress[step: step.id]),
        StyledText(index == place.index ? "you are here" : "", .accent),
      ]
    }
    return "\(place.lesson.title, .heading)\n" + TextTable(rows: rows, indentation: 2).text
  }

  /// What was done in all lessons, and in a line each what there is to read and to review.
  private func all(_ session: Session) -> Output {
    let report = session.progressReport()
    let player = session.lessons
    let count = player.library.curriculum.lessons.count
    let table = ProgressReportText(report: report, exerciseCounts: session.workshops.exerciseCounts).table
    let done = StyledText("\(report.lessons.count(where: \.done)) of \(count.counted("lesson")) done")
    let notes = player.allNotes.reduce(0) { $0 + $1.count }
    let ends = [done, Self.words(forNotes: notes, shownBy: "progress --notes"), reminder(of: player)]
    return Output(table + "\n\n" + ends.compactMap(\.self).joined(separator: "\n"), json: report)
  }

  private func notes(_ player: LessonPlayer, display: Display) -> Output {
    let notes = player.allNotes
    let forms = notes.map(NoteCommand.Form.init)
    guard !notes.isEmpty else {
      return Output(
        StyledText(marking: "you have written nothing down yet; `note \"…\"` does, in a lesson"), json: forms)
    }
    return Output(notes.map { $0.text(display: display) }.joined(separator: "\n\n"), json: forms)
  }

  private static func words(forNotes count: Int, shownBy command: String) -> StyledText? {
    count == 0 ? nil : StyledText(marking: "\(count.counted("note")); `\(command)` shows them").styled(.quiet)
  }

  private func reminder(of player: LessonPlayer) -> StyledText? {
    let due = player.dueQuestions.count
    return due == 0 ? nil : StyledText(marking: "\(due.counted("question")) to review: `review`").styled(.quiet)
  }

  private static func state(of step: StepProgress) -> StyledText {
    if step.isDone { return StyledText("done", .good) }
    return step.isSkipped ? StyledText("skipped", .warning) : StyledText("open", .quiet)
  }
}

// Exporting.
extension ProgressCommand {
  private func export(_ invocation: Invocation, from session: Session) throws(ShellError) -> Output {
    let report = session.progressReport(of: invocation.value(of: Self.person))
    let file = invocation.argument(1)
    let isMarkdown = invocation.has(Self.markdown) || file?.hasSuffix(".md") == true && !invocation.has(.json)
    let text = isMarkdown ? ProgressReportText(report: report).markdown : try JSONText.encode(report)
    guard let file else { return Output(StyledText(text)) }
    let url = URL(filePath: NSString(string: file).expandingTildeInPath, relativeTo: session.appSession.folder)
    guard invocation.has(Self.replace) || !FileManager.default.fileExists(atPath: url.path) else {
      throw .fileExists(file, command: "\(name) \(Self.exportWord)")
    }
    do {
      try ReplacedFile(url).write(text + "\n")
    } catch {
      throw .unsaved(file: file, reason: error.systemReason)
    }
    let count = report.lessons.count.counted("lesson")
    let exercises = report.exercises.count.counted("exercise")
    return Output(.notice, StyledText(marking: "\(count) and \(exercises) written to \(file)"))
  }
}

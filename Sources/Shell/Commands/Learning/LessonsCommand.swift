import LessonKit
import ShellText
import TerminalText

/// Lists the lessons.
struct LessonsCommand: LearningCommand {
  let name = "lessons"
  let group = CommandGroup.learning
  let summary = "list the lessons, and how far you are"
  let options = [Option.json]

  /// The form of `lessons --json`.
  private struct Entry: Encodable {
    let id: String
    let title: String
    let minutes: Int
    let steps: Int
    let done: Int
    let current: Bool
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    var entries: [Entry] = []
    for lesson in player.library.curriculum.lessons {
      let progress = player.library.progress(in: lesson)
      entries.append(
        Entry(
          id: lesson.id, title: lesson.title, minutes: lesson.minutes, steps: lesson.steps.count,
          done: progress.doneSteps(of: lesson), current: lesson.id == player.openLesson?.lesson.id))
    }
    guard !entries.isEmpty else { return Output("there are no lessons here", json: entries) }
    let digits = entries.map { "\($0.minutes)".count }.max() ?? 0
    let rows = entries.map { entry -> [StyledText] in
      let minutes = "\(entry.minutes)"
      let margin = String(repeating: " ", count: digits - minutes.count)
      return [
        StyledText(entry.id, entry.current ? [.bold, .accent] : .accent), StyledText(entry.title),
        StyledText("\(margin)\(minutes) min", .dim), Self.state(of: entry),
      ]
    }
    let end = StyledText(marking: "`lesson <id>` opens one, where you left it").styled(.dim)
    return Output(TextTable(rows: rows, width: display.lineLength).text + "\n" + end, json: entries)
  }

  private static func state(of entry: Entry) -> StyledText {
    if entry.done == entry.steps { return StyledText("done", .good) }
    return entry.done == 0 ? StyledText() : StyledText("\(entry.done) of \(entry.steps) steps")
  }
}

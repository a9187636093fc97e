import LessonKit
import ShellText
import TerminalText

/// Sets what there is to write, and everything that it is checked by.
struct ExerciseText {
  let exercise: Exercise
  let open: OpenWorkshop
  let display: Display

  /// The task, the file, and what is asked for.
  var body: StyledText {
    let task = LessonText(display: display).markdown(MarkdownDocument(parsing: exercise.task, firstLine: 1).blocks)
    let file = exercise.file.map {
      StyledText(marking: "in `\($0)`, in the folder `\(open.workspace.app.path)`")
        .wrapped(for: display, indentation: 0)
    }
    return [task, file, Self.asked(by: exercise, display: display)].compactMap(\.self).joined(separator: "\n\n")
  }

  /// What an exercise asks for, a line each.
  static func asked(by exercise: Exercise, display: Display) -> StyledText {
    let mark: StyledText = display.isAccessible ? "asked for: " : "\("□", .accent) "
    let asked =
      ["compiles and launches"] + exercise.scenarios.map { "scenario \($0)" } + exercise.goals.map(\.words)
    return asked.map { mark + StyledText($0) }.joined(separator: "\n")
  }
}

import Grammar
import LessonKit
import ShellText
import TerminalText
import Workspaces

/// Says what there is to write at this step, and by what it will be judged.
struct ExerciseCommand: Command {
  let name = "exercise"
  let group = CommandGroup.workshop
  let summary = "see what there is to write, and how it is checked"
  let arguments = [Argument("id", .optional, from: .exercises)]
  let options = [Self.start]
  let discussion = """
    Everything that `check` looks at is listed before you begin. Where an app is to be repaired, --start lays the \
    faulty files over your own, which are kept.
    """

  private static let start = Option("start", "put the fault that is to be repaired into your code")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let exercise = try player.exercise(invocation.argument(0))
    let open = try player.requireOpen()
    if invocation.has(Self.start) {
      guard let variation = exercise.variation else {
        throw .workshop(.nothingToStart(exercise.id))
      }
      try player.lay(variation)
      let outcome = try session.putOwnCodeOnStage()
      return .beforeScreen(.notice, outcome.text(display: display))
    }
    let lesson = LessonText(display: display)
    let isDone = player.doneExercises().contains(exercise.id)
    var parts: [StyledText] = [
      "\(exercise.title, .heading)  \(exercise.id, .dim)" + (isDone ? "  \("done", .good)" : ""),
      lesson.markdown(MarkdownDocument(parsing: exercise.task, firstLine: 1).blocks),
    ]
    if let file = exercise.file {
      parts.append(StyledText(marking: "in `\(open.workspace.app.appending(path: file).path)`"))
    }
    let mark: StyledText = display.isAccessible ? "asked for: " : "\("□", .accent) "
    let asked =
      ["compiles and launches"] + exercise.scenarios.map { "scenario \($0)" } + exercise.goals.map(\.description)
    parts.append(asked.map { mark + StyledText($0) }.joined(separator: "\n"))
    let start = exercise.variation.map { _ in
      "`exercise \(exercise.id) --start` puts the fault into your code; then `check`"
    }
    let hint = start ?? "save your file, then `check`; before you have written anything it fails, as it should"
    parts.append(StyledText(marking: hint).styled(.dim).wrapped(for: display, indentation: 0))
    return Output(parts.joined(separator: "\n\n"))
  }
}

extension WorkshopPlayer {
  /// The exercise with an id, or the one that the learner works on: the first of the step that is not done.
  ///
  /// - Throws: `ShellError.noExercise` or `.noExercises`.
  func exercise(_ id: String? = nil) throws(ShellError) -> Exercise {
    let open = try requireOpen()
    let exercises = open.guide?.exercises ?? []
    let step = open.step.step?.id ?? ""
    guard !exercises.isEmpty else {
      let next = open.steps.dropFirst(open.index + 1).lazy.compactMap(\.step?.id)
        .first { open.guides[$0]?.exercises.isEmpty == false }
      throw .workshop(.noExercises(step: step, next: next))
    }
    if let id {
      guard let found = exercises.first(where: { $0.id == id.lowercased() }) else {
        throw .workshop(.noExercise(id, step: step, nearest: Spelling.nearest(to: id, among: exercises.map(\.id))))
      }
      choose(found)
      return found
    }
    if let chosen = exercises.first(where: { $0.id == exerciseID }) { return chosen }
    let done = doneExercises()
    let first = exercises.first { !done.contains($0.id) } ?? exercises[0]
    choose(first)
    return first
  }

  /// Lays a variation of the finished app over the learner's code.
  fileprivate func lay(_ name: String) throws(ShellError) {
    let open = try requireOpen()
    let texts = try open.wiring.with(variation: name).texts()
    var files: [String: [UInt8]] = [:]
    for (path, text) in texts { files["\(Workspace.appFolderName)/\(path)"] = Array(text.utf8) }
    try failing { () throws(WorkspaceError) in try open.workspace.put(files, reason: "before \(name)") }
  }
}

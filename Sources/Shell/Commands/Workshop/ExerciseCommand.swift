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
  let options = [Self.start, .json]
  let discussion = """
    Everything that `check` looks at is listed before you begin. Where an app is to be repaired, --start lays the \
    faulty files over your own, which are kept.
    """

  /// What is said once the fault that is to be repaired is in the learner's code.
  static let faultNotice = "the fault is in your code now; what was there is kept, and `mine` lists it"

  private static let start = Option("start", "put the fault that is to be repaired into your code")

  /// The form of `exercise --json`.
  private struct Form: Encodable {
    let id: String
    let title: String
    let markdown: String
    let folder: String
    let file: String?
    let repairs: Bool
    let scenarios: [String]
    let goals: [String]
    let done: Bool
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let exercise = try player.exercise(invocation.argument(0))
    let open = try player.requireOpen()
    if invocation.has(Self.start) {
      // The folder of a lesson begins with the fault.
      guard let variation = exercise.variation, open.lesson == nil else {
        throw .workshop(.nothingToStart(exercise.id))
      }
      try player.lay(variation)
      let outcome = try session.putOwnCodeOnStage()
      player.lookAtGoals()
      return .beforeScreen(.notice, StyledText(marking: Self.faultNotice) + "\n" + outcome.text(display: display))
    }
    let isDone = player.doneExercises().contains(exercise.id)
    var parts: [StyledText] = [
      "\(exercise.title, .heading)  \(exercise.id, .quiet)" + (isDone ? "  \("done", .good)" : ""),
      ExerciseText(exercise: exercise, open: open, display: display).body,
    ]
    let start = exercise.variation.flatMap { _ in open.lesson == nil ? () : nil }.map { _ in
      "`exercise \(exercise.id) --start` puts the fault into your code; then `check`"
    }
    let hint = start ?? "save your file, then `check`; before you have written anything it fails, as it should"
    parts.append(StyledText(marking: hint).styled(.quiet).wrapped(for: display, indentation: 0))
    return Output(
      parts.joined(separator: "\n\n"),
      json: Form(
        id: exercise.id, title: exercise.title, markdown: exercise.task, folder: open.workspace.app.path,
        file: exercise.file, repairs: exercise.variation != nil, scenarios: exercise.scenarios,
        goals: exercise.goals.map(\.words), done: isDone))
  }
}

extension WorkshopPlayer {
  /// The exercise with an id, or the one that the learner works on: the first of the step that is not done.
  ///
  /// - Throws: `ShellError.noExercise` or `.noExercises`.
  func exercise(_ id: String? = nil) throws(ShellError) -> Exercise {
    let open = try requireOpen()
    let exercises = open.exercises
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

  /// Whether the code has had the fault that is to be repaired; true for an exercise that repairs none.
  func hasBegun(_ exercise: Exercise) throws(ShellError) -> Bool {
    guard let variation = exercise.variation else { return true }
    let workspace = try requireOpen().workspace
    let versions = try failing { () throws(WorkspaceError) in try workspace.versions() }
    return versions.contains { $0.reason == "with \(variation)" }
  }

  /// Lays a variation of the finished app over the learner's code.
  func lay(_ name: String) throws(ShellError) {
    let open = try requireOpen()
    let texts = try open.wiring.with(variation: name).texts()
    var files: [String: [UInt8]] = [:]
    for (path, text) in texts { files["\(Workspace.appFolderName)/\(path)"] = Array(text.utf8) }
    try replacing { workspace throws(WorkspaceError) in try workspace.put(files, reason: "before \(name)") }
  }
}

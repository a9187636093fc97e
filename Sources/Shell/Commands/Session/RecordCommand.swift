import Foundation
import Grammar
import Platform
import ShellText
import TerminalText

/// Makes a step of a lesson of what one does.
struct RecordCommand: Command {
  let name = "record"
  let otherNames = ["capture", "author"]
  let group = CommandGroup.session
  let summary = "make a step of a lesson of what you do"
  let arguments = [Argument(words: [on, off], .optional)]
  let options = [Self.to]
  let examples = [
    Example("record on", "the app as it is now will be the step's setup"),
    Example("record off", "shows the step: what you did since is its solution"),
    Example("record off --to Lessons/21-mine.md", "appends it to a lesson"),
  ]
  let discussion = """
    What you take back is left out. The goal is a suggestion: what the last screen has and the first has not. \
    `atelier lesson new <id>` makes a lesson to begin with.
    """

  private static let on = Candidate("on", "what the app is now is the setup")
  private static let off = Candidate("off", "shows the step")
  private static let to = Option("to", value: "file", from: .folders, "append the step to this file")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let word = invocation.argument(0)
    guard word == nil || [Self.on, Self.off].contains(where: { $0.text == word }) else {
      throw .badValue(word ?? "", expected: "on or off")
    }
    if invocation.has(Self.to), word != Self.off.text {
      throw .badValue("--to", expected: "`record off --to <file>`")
    }
    switch word {
    case Self.on.text: return try begin(in: session)
    case Self.off.text: return try end(in: session, file: invocation.value(of: Self.to))
    default:
      guard let recording = session.recording else {
        return Output(StyledText(marking: "nothing is being recorded; `record on` begins"))
      }
      let deeds = recording.deeds.count.counted("command")
      return Output(StyledText(marking: "recording, \(deeds) so far; `record off` shows the step"))
    }
  }

  private func begin(in session: Session) throws(ShellError) -> Output {
    guard session.recording == nil else { throw .recording(.isOn) }
    session.recording = Recording()
    session.recordMoment()
    let words = "recording; the app as it is now is the step's setup, and `record off` shows the step"
    return Output(.notice, StyledText(marking: words))
  }

  private func end(in session: Session, file: String?) throws(ShellError) -> Output {
    guard let recording = session.recording else { throw .recording(.isOff) }
    guard !recording.deeds.isEmpty else { throw .recording(.isEmpty) }
    let step = RecordedStep(recording: recording) { session.commandChoosing($0) }
    guard let file else {
      session.recording = nil
      return Output(StyledText(step.markdown.trimmingCharacters(in: .newlines)))
    }
    try append(step.markdown, to: file, in: session)
    session.recording = nil
    let deeds = recording.deeds.count.counted("command")
    return Output(.notice, "a step of \(deeds) is at the end of \(file); give it a title and words")
  }

  /// What the file has stays, whatever becomes of this.
  private func append(_ text: String, to file: String, in session: Session) throws(ShellError) {
    let url = URL(
      filePath: NSString(string: file).expandingTildeInPath, relativeTo: session.appSession.folder)
    do {
      var data = FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : Data()
      if !data.isEmpty { data += Data((data.last == UInt8(ascii: "\n") ? "\n" : "\n\n").utf8) }
      try ReplacedFile(url).write(data + Data(text.utf8))
    } catch {
      throw .unsaved(file: file, reason: error.systemReason)
    }
  }
}

extension Session {
  /// Takes up what the app is now, where somebody records.
  func recordMoment() {
    guard recording != nil, let app = appSession.app else { return }
    recording?.note(app)
  }

  /// The command that puts a wiring on the stage, wherever and whenever it is carried out.
  func commandChoosing(_ wiring: Wiring) -> String {
    if let open = workshops.open, wiring.folder == open.mine.folder {
      return "workshop \(open.id) \(open.workspace.folder.path.asWord)"
    }
    guard appSession.wirings.isOwn(wiring) else { return "switch \(wiring.name.asWord)" }
    return "switch \(wiring.folder.path.asWord)" + (wiring.variation.map { " --variation \($0.name)" } ?? "")
  }
}

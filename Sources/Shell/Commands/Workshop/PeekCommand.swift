import ShellText
import TerminalText

/// Looks at another step without going there.
struct PeekCommand: Command {
  let name = "peek"
  let group = CommandGroup.workshop
  let summary = "look at another step without going there"
  let arguments = [Argument("n", from: .steps), Argument("type or file", .optional)]
  let options = [Option.json]
  let examples = [
    Example("peek 3", "what the step is about"), Example("peek 3 UserScreenViewModel", "its code there"),
  ]

  /// The form of `peek --json`.
  private struct Step: Encodable {
    let number: Int
    let id: String
    let wiring: String
    let summary: String?
    let exercises: [String]
    let markdown: String?
  }

  /// The form of `peek <n> <type> --json`.
  private struct Code: Encodable {
    let wiring: String
    let file: String
    let code: String
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    var open = try session.requireStep()
    open.index = try open.index(of: invocation.arguments[0])
    guard let name = invocation.argument(1) else {
      return Output(
        try GuideText(open: open, display: display).step(done: session.workshops.doneExercises()), json: step(open))
    }
    let texts = try open.step.texts()
    let found = texts.keys.filter { SourceDifference.isNamed($0, name) }.sorted()
    guard let path = found.first, let text = texts[path] else {
      throw .workspace(.noSuchFile(name, nearest: nil))
    }
    let code = SwiftHighlighter().styled(text)
    let lines = display.isInteractive ? code.brokenAsCode(display.width, mark: display.codeMark) : [code]
    return Output(
      "\(path, .heading)\n" + lines.joined(separator: "\n"),
      json: Code(wiring: open.step.name, file: path, code: text))
  }

  private func step(_ open: StepPlace) -> Step {
    let id = open.step.step?.id ?? ""
    // The branches of a repository have no page.
    let part = (try? open.wiring.page)?.parts.first { $0.subject == "step" && $0.name == id }
    return Step(
      number: open.index, id: id, wiring: open.step.name, summary: open.guide?.summary,
      exercises: open.guide?.exercises.map(\.id) ?? [], markdown: part?.markdown)
  }
}

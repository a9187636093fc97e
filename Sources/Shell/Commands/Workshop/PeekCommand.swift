import ShellText
import TerminalText

/// Looks at another step without going there.
struct PeekCommand: Command {
  let name = "peek"
  let group = CommandGroup.workshop
  let summary = "look at another step without going there"
  let arguments = [Argument("n", from: .steps), Argument("type or file", .optional)]
  let examples = [
    Example("peek 3", "what the step is about"), Example("peek 3 UserScreenViewModel", "its code there"),
  ]

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    var open = try session.requireStep()
    open.index = try open.index(of: invocation.arguments[0])
    guard let name = invocation.argument(1) else {
      return Output(try GuideText(open: open, display: display).step(done: session.workshops.doneExercises()))
    }
    let texts = try open.step.texts()
    let found = texts.keys.filter { SourceDifference.isNamed($0, name) }.sorted()
    guard let path = found.first, let text = texts[path] else {
      throw .workspace(.noSuchFile(name, nearest: nil))
    }
    let code = SwiftHighlighter().styled(text)
    guard display.isInteractive else { return Output("\(path, .heading)\n" + code) }
    return Output(
      "\(path, .heading)\n" + code.brokenAsCode(display.width, mark: display.codeMark).joined(separator: "\n"))
  }
}

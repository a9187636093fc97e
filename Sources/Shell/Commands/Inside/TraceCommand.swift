import TerminalText

/// Shows which calls the last event caused.
struct TraceCommand: Command {
  let name = "trace"
  let group = CommandGroup.inside
  let summary = "show who called whom during the last event"
  let options = [Option("files", "say where each call's code stands"), Option.json]
  let discussion = """
    Calls of the app's own code only, each below the one that made it. Where a protocol's extension or a superclass did \
    the work, its name stands behind the call.
    """

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let trace = try session.ask { stage throws(StageProblem) in try stage.trace() }
    let settings = session.settings
    // A script wants all of it, and has no width.
    let width = settings.isInteractive ? settings.width : Int.max
    let tree = TraceTree(of: trace, showsFiles: invocation.has("files"), width: width)
    let text: StyledText =
      trace.calls.isEmpty
      ? "no code of the app ran during the last event" : TreeText(lines: tree.lines, settings: settings).text
    return try Output(text, json: trace)
  }
}

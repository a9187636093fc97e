import ShellText
import StageProtocol
import TerminalText

/// Shows which calls an event caused.
struct TraceCommand: AppCommand {
  let name = "trace"
  let group = CommandGroup.inside
  let summary = "show who called whom during an event"
  let arguments = [TraceChoice.argument]
  let options = [CallFilter.only, CallFilter.without, CallFilter.depth, Self.all, Self.args, Self.files, .json]
  let examples = [
    Example("trace", "the calls of the last event"),
    Example("trace 2", "those of event 2, as log numbers them"),
    Example("trace all", "those of all events, the launch first"),
    Example("trace --only presenter,router", "the calls of presenters and routers"),
  ]
  let discussion = """
    Calls of the app's own code only, each below the one that made it. Where a protocol's extension or a superclass did \
    the work, its name stands behind the call. A call marked `later` did not happen within the one above it, but was \
    set going by it: in a task, on a queue, or after a delay. A closure that a function has passed on is a call of its \
    own where others run it: `closure in UserPresenter.load()`. Behind the name of a property, `{ … }` is the closure \
    that it holds. Where calls are left out, `through` says which type made one. Calls that repeat themselves are shown as one, with `× 118`, between the first and the last. Where \
    not all calls fit the window, those stay that the open lesson speaks of and those that are least deep; `… +7` counts \
    the others below a call.
    """

  /// The form of `trace all --json`.
  private struct AllForm: Encodable {
    let events: [CallTrace]
  }

  private static let all = Option("all", "every call, however many there are")
  private static let args = Option("args", "each argument on a line of its own")
  private static let files = Option("files", "say where each call's code stands")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let choice = try session.traceChoice(invocation.argument(0), of: name)
    let filter = try CallFilter(invocation)
    let all = try session.traces(choice)
    try filter.check(against: all)
    let traces = all.map(filter.applied)
    var detail: TraceTree.Detail = []
    if invocation.has(Self.args) { detail.insert(.arguments) }
    if invocation.has(Self.files) { detail.insert(.files) }
    let texts = zip(all, traces).map { text(of: $1, isEmpty: $0.calls.isEmpty, showing: detail, display: display) }
    guard case .all = choice else {
      let isWhole = invocation.has(Self.all) || detail != [] || !filter.isEmpty
      let fitted = isWhole ? nil : fitted(traces[0], mentions: session.mentions, display: display)
      return Output(fitted ?? texts[0], json: traces[0]).cut(from: fitted == nil ? nil : texts[0])
    }
    let parts = zip(traces, texts).map { "\(session.heading(of: $0), .heading)\n\($1)" as StyledText }
    return Output(parts.joined(separator: "\n\n"), json: AllForm(events: traces))
  }

  /// The part of a trace that fits the window; nil where all of it does.
  private func fitted(_ trace: CallTrace, mentions: Mentions, display: Display) -> StyledText? {
    let lines = TraceTree(of: trace).lines
    let weights = lines.map { mentions.weight(of: $0.text.plain) }
    guard let tree = FittedTree(lines, display: display, weights: weights) else { return nil }
    let remark = tree.remark(noun: "call", command: "trace --all", display: display)
    return [TreeText(tree.lines, display: display).text, remark].compactMap(\.self).joined(separator: "\n")
  }

  private func text(
    of trace: CallTrace, isEmpty: Bool, showing detail: TraceTree.Detail, display: Display
  ) -> StyledText {
    if trace.calls.isEmpty {
      if !isEmpty { return "no call is left; the options leave all of them out" }
      return trace.event == 0 ? "no code of the app ran" : "no code of the app ran during this event"
    }
    return TreeText(TraceTree(of: trace, showing: detail).lines, display: display).text
  }
}

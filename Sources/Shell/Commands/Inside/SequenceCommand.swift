import ShellText
import StageProtocol
import TerminalText

/// Shows the calls of an event as a sequence diagram.
struct SequenceCommand: AppCommand {
  let name = "sequence"
  let group = CommandGroup.inside
  let summary = "draw the calls of an event as a sequence diagram"
  let arguments = [TraceChoice.argument]
  let options = [CallFilter.only, CallFilter.without, CallFilter.depth, Self.list, Self.language, .json]
  let examples = [
    Example("sequence", "the calls of the last event"),
    Example("sequence 2 --without factory", "those of event 2, without what factories do"),
    Example("sequence --format mermaid", "for a page that draws Mermaid"),
  ]
  let discussion = """
    A lane for each type, in the order of the first call; objects of one type share it. A dashed arrow is a call that \
    was set going, and happened later. Where calls are left out, `├··▶│` with `through AppRouterImpl` behind it is a call \
    that a type without a lane has made. Where the lanes do not fit side by side, or the calls not below \
    them, the diagram goes on below, under the names of its lanes.
    """

  /// How a diagram is written.
  private enum Format: String {
    case drawn, mermaid, plantuml, list

    /// What `--format` can name.
    static let languages: [Format] = [.drawn, .mermaid, .plantuml]
  }

  private static let list = Option("list", "call by call, in sentences")
  private static let language = Option(
    "format", value: "form", from: .choices(Format.languages.map { Candidate($0.rawValue) }), "drawn, mermaid, plantuml"
  )

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let choice = try session.traceChoice(invocation.argument(0), of: name)
    let filter = try CallFilter(invocation)
    let format = try format(invocation, display: display)
    let all = try session.traces(choice)
    try filter.check(against: all)
    let traces = all.map(filter.applied)
    let diagrams = traces.map { SequenceDiagram(of: $0.calls) }
    let texts = traces.map { trace in
      text(of: SequenceDiagram(of: CallFolding(trace).calls), as: format, display: display)
    }
    guard case .all = choice else { return Output(texts[0], json: diagrams[0]) }
    let parts = zip(traces, texts).map { "\(session.heading(of: $0), .heading)\n\($1)" as StyledText }
    return Output(parts.joined(separator: "\n\n"), json: diagrams)
  }

  private func format(_ invocation: Invocation, display: Display) throws(ShellError) -> Format {
    guard let word = invocation.value(of: Self.language) else {
      return invocation.has(Self.list) || display.isAccessible ? .list : .drawn
    }
    guard let format = Format.languages.first(where: { $0.rawValue == word }) else {
      throw .badValue(word, expected: Format.languages.map(\.rawValue).joined(separator: ", "))
    }
    return format
  }

  private func text(of diagram: SequenceDiagram, as format: Format, display: Display) -> StyledText {
    guard !diagram.messages.isEmpty else { return "no call is to be shown" }
    switch format {
    case .drawn: return SequenceText(diagram, width: display.width, rows: display.rows).text
    case .list: return SequenceList(diagram).text
    case .mermaid: return StyledText(SequenceMarkup.mermaid.text(of: diagram))
    case .plantuml: return StyledText(SequenceMarkup.plantuml.text(of: diagram))
    }
  }
}

import ShellText
import StageProtocol
import TerminalText

/// Shows how one form of the app becomes another: its lines, then its objects and references, then its calls.
struct DiffCommand: Command {
  let name = "diff"
  let group = CommandGroup.workshop
  let summary = "show what a step changes: lines, objects, calls"
  let arguments = [Argument("from", .optional, from: .wirings), Argument("to", .optional, from: .wirings)]
  let options = [Self.of, Self.code, .json]
  let examples = [
    Example("diff", "what this step changes from the one before; without a workshop, the step on the stage"),
    Example("diff --of UserScreenViewModel", "the same, in one file"),
    Example("diff mine reference", "your code and the right solution"),
    Example("diff contexts@start contexts", "from the start to the finished app"),
  ]
  let discussion = """
    Objects and references are those after the same events, calls those of the last event. A step is written with its \
    number or name, your own code `mine`, the next step or an exercise's solution `reference`; the names of wirings \
    mean the finished apps.
    """

  /// Where more lines differ, only their number in each file is shown.
  private static let shownLines = 60

  private static let of = Option("of", value: "type or file", "only what this type or file changes, line by line")
  private static let code = Option("code", "all lines, and nothing else")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let (before, after) = try wirings(invocation, in: session)
    let app = session.appSession
    let difference = SourceDifference(
      from: try before.texts(), to: try after.texts(), of: invocation.value(of: Self.of))
    if let name = invocation.value(of: Self.of), difference.files.isEmpty {
      let words = "nothing differs in \(name) between \(before.name) and \(after.name)"
      return Output(StyledText(marking: words), json: Form(before, after, difference))
    }
    let count = difference.files.map { $0.difference.addedCount + $0.difference.removedCount }.reduce(0, +)
    let isWhole = invocation.has(Self.of) || invocation.has(Self.code)
    let showsLines = isWhole || count <= Self.shownLines
    let arrow = display.isAccessible ? "to" : "→"
    var parts: [StyledText] = [
      "\(before.name, .bold) \(arrow) \(after.name, .bold)",
      SourceDifferenceText(difference, display: display, showsLines: showsLines).text,
    ]
    if !showsLines {
      parts.append(StyledText(marking: "`diff … --of <type>` shows the lines of one, `--code` all").styled(.quiet))
    }
    var form = Form(before, after, difference)
    guard !isWhole else { return Output(parts.joined(separator: "\n\n"), json: form) }
    let events = app.app?.log.events ?? []
    let radius = try app.blastRadius(from: before, to: after, events: events)
    parts.append(BlastRadiusText(radius, display: display).references)
    form.cost = radius
    if let event = events.last {
      let comparison = try app.compare([before, after], after: events.dropLast(), event: event)
      parts.append(ComparisonText(comparison, display: display, showsDetails: false).text)
      form.comparison = comparison
    } else {
      parts.append(StyledText(marking: "no event yet, so there are no calls to compare: tap something").styled(.quiet))
    }
    return Output(parts.joined(separator: "\n\n"), json: form)
  }

  /// The form of `diff --json`.
  private struct Form: Encodable {
    let from: String
    let to: String
    let files: [SourceDifference.File]
    /// What of objects and references differs; nil where only lines are asked for.
    var cost: BlastRadius?
    /// What of the last event differs; nil where only lines are asked for, or nothing has happened.
    var comparison: WiringComparison?

    init(_ before: Wiring, _ after: Wiring, _ difference: SourceDifference) {
      (from, to, files) = (before.name, after.name, difference.files)
    }
  }

  private func wirings(_ invocation: Invocation, in session: Session) throws(ShellError) -> (Wiring, Wiring) {
    func wiring(_ text: String) throws(ShellError) -> Wiring {
      if let own = try? step(in: session).form, let step = own.workshop?.step(text) {
        return Wiring(own.base, step: step)
      }
      return try session.appSession.form(text)
    }
    switch (invocation.argument(0), invocation.argument(1)) {
    case (let from?, let to?): return (try wiring(from), try wiring(to))
    case (let from?, nil): return (try wiring(from), try step(in: session).form)
    default:
      let (steps, step) = try step(in: session)
      guard let index = steps.firstIndex(of: step), index > 0 else {
        throw .workshop(.firstStepCompared(step.step?.id ?? "0"))
      }
      return (steps[index - 1], step)
    }
  }

  /// The step at which one is, or else the one on the stage, and all steps of its workshop.
  private func step(in session: Session) throws(ShellError) -> (all: [Wiring], form: Wiring) {
    if session.shownStep == nil, let wiring = session.appSession.app?.wiring, wiring.step != nil {
      return (wiring.steps, wiring)
    }
    let place = try session.requireStep()
    return (place.steps, place.step)
  }
}

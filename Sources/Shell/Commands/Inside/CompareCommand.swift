import Grammar
import ShellText
import StageProtocol
import TerminalText

/// Puts wirings side by side.
struct CompareCommand: AppCommand {
  let name = "compare"
  let group = CommandGroup.inside
  let dependsOnMoment = false
  let summary = "put wirings side by side under the same event"
  let arguments = [Argument("wiring", .anyNumber, from: .wirings)]
  let options = [Self.code, Self.change, Self.details, FigureForm.option, .json]
  let examples = [
    Example("compare viper mvpcf -- tap \"Sign Out\"", "what this tap does in each"),
    Example("compare -- back", "going back, in all wirings"),
    Example("compare viper mvvmfc", "what the last event did in each"),
    Example("compare --code User", "how much code the screen User is"),
    Example("compare --change viper viper+strong-view", "what the variation changes"),
    Example("compare --change before after", "the same for what was on the stage at two bookmarks"),
    Example("compare --change friend-count", "what the same exercise costs in each workshop"),
  ]
  let discussion = """
    What stands behind -- happens to each wiring after the present log; without it, the last event is looked at. \
    --change shows which files, types and references differ after the same events; with the name of a change that \
    exercises of several workshops make, how many in each. Calls \
    are aligned by layer, each once where another layer calls it, initialisers left out: what they build is counted as \
    made. Who decides is the type that said where to \
    go: a coordinator, or the caller of a router or a flow controller. Made and gone are objects of the app; edges are \
    the references between objects that the event has added and taken away; files are those whose code ran. --details \
    names them all. --format is for figures: those of --code, and what a change costs in each workshop.
    """

  private static let usageWithEvent = "compare viper mvpcf -- tap \"Sign Out\""

  private static let noFigures = ShellError.badValue(
    "--format", expected: "--code with a screen, or --change with the name of a change")

  private static let code = Option("code", value: "screen", "compare the code of a screen instead")
  static let change = Option("change", "show what lies between two forms of an app")
  private static let details = Option("details", "name objects, edges and files, and not only count them")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let (named, words) = (invocation.argumentsBeforeDashes, invocation.argumentsAfterDashes)
    let event = try words.map { words throws(ShellError) in try self.event(words) }
    let log = session.app?.log.events ?? []
    let form = try FigureForm.asked(by: invocation)
    if invocation.has(Self.change) {
      return try change(named, after: log + [event].compactMap(\.self), in: session, as: form, display)
    }
    let wirings = try wirings(named, in: session)
    if let screen = invocation.value(of: Self.code) {
      let comparison = try CodeComparison(of: screen, in: wirings, by: session)
      let text = CodeComparisonText(
        comparison, display: display, showsDetails: invocation.has(Self.details))
      if let form { return form.output(text.figureTable) }
      return Output(text.text, json: comparison)
    }
    if form != nil { throw Self.noFigures }
    guard let looked = event ?? log.last else {
      throw .missingArgument("-- <event>", usage: Self.usageWithEvent)
    }
    let comparison = try session.compare(wirings, after: event == nil ? log.dropLast() : log, event: looked)
    let text = ComparisonText(
      comparison, display: display, showsDetails: invocation.has(Self.details))
    return Output(text.text, json: comparison)
  }

  /// What lies between two wirings, or what the change costs that exercises of several workshops make.
  private func change(
    _ names: [String], after events: [StageEvent], in session: AppSession, as form: FigureForm?, _ display: Display
  ) throws(ShellError) -> Output {
    if names.count == 1, (try? session.wirings.wiring(names[0], relativeTo: session.folder)) == nil {
      let cost = try ChangeCost(of: names[0], in: session.wirings.wirings) { exercise throws(ShellError) in
        try session.blastRadius(from: exercise.step, to: exercise.reference, events: events)
      }
      let text = ChangeCostText(cost, display: display)
      return form?.output(text.figureTable) ?? Output(text.text, json: cost)
    }
    if form != nil { throw Self.noFigures }
    if names.isEmpty {
      throw .missingArgument(
        "<change>", usage: "compare --change <change>` or `compare --change <before> <after>",
        known: ChangeExercise.changes(in: session.wirings.wirings))
    }
    let wirings = try wirings(names, in: session)
    guard names.count == 2 else { throw .missingArgument("<wiring>", usage: "compare --change <before> <after>") }
    let radius = try session.blastRadius(from: wirings[0], to: wirings[1], events: events)
    var text = BlastRadiusText(radius, display: display).text
    if radius.reachesCode {
      let line = (["diff"] + names.map(\.asWord) + ["--code"]).joined(separator: " ")
      text += "\n" + StyledText(marking: "`\(line)` shows the lines").styled(.quiet)
    }
    return Output(text, json: radius)
  }

  private func wirings(_ names: [String], in session: AppSession) throws(ShellError) -> [Wiring] {
    guard !names.isEmpty, names != [WiringCatalog.allWord] else { return session.wirings.wirings }
    var wirings: [Wiring] = []
    for name in names { wirings.append(try session.form(name)) }
    return wirings
  }

  private func event(_ words: [String]) throws(ShellError) -> StageEvent {
    if words.isEmpty { throw .missingArgument("<event>", usage: Self.usageWithEvent) }
    do {
      return try StageEvent(typed: words)
    } catch {
      if let option = words.first(where: { word in options.contains { "--\($0.name)" == word } }) {
        throw .badValue(option, expected: "options before --, and an event behind it")
      }
      throw error
    }
  }
}

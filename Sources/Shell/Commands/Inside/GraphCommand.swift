import ShellText
import StageProtocol
import TerminalText

/// Shows who keeps whom alive, who built whom, or which registration needs which.
struct GraphCommand: AppCommand {
  let name = "graph"
  let group = CommandGroup.inside
  let summary = "show which object keeps which alive"
  let arguments = [Argument("kind", .optional, from: .choices(Self.kinds.map { Candidate($0.rawValue, $0.meaning) }))]
  let options = [
    GraphForm.listOption, GraphFilter.only, GraphFilter.around, GraphFilter.depth, GraphForm.differenceOption, Self.all,
    Self.kit,
    GraphForm.formatOption, GraphForm.svgOption, GraphForm.pngOption, .json,
  ]
  let examples = [
    Example("graph", "who keeps whom alive, from the window down"),
    Example("graph --only presenter,view", "the objects that play these roles"),
    Example("graph --around UserPresenter", "its neighbours"),
    Example("graph --diff 2", "what has come and gone since event 2"),
    Example("graph --diff mvpcf", "what another wiring has instead"),
    Example("graph injection", "who built whom, and what it was given"),
    Example("graph registrations", "which registration needs which"),
  ]
  let discussion = """
    The objects that live at this moment: below the window, the app's delegate, and statics that were used. A colon is \
    a strong reference, which keeps its object alive; ⇢ is a weak or unowned one, which does not. An object that \
    several keep is unfolded where it comes first, and marked (shared) after that. What lives although none of these \
    keeps it comes last, and is said to be reached from no root. In the injection graph, `given` is what an \
    initialiser got, `holds` what it found for itself, `set later` what a property got after that; a \
    reference that leads out of the layers view, logic, domain, data is marked. Where not all of it fits the window, that \
    stays of which the open lesson speaks, and what is least deep; `… +7` counts the others below an object.
    """

  private static let kinds: [ObjectGraph.Kind] = [.ownership, .injection, .registrations]
  private static let all = Option("all", "every object, however many there are")
  private static let kit = Option("kit", "the kit's own objects, too")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let kind = try kind(invocation, in: session)
    let filter = try GraphFilter(invocation)
    let form = try GraphForm(invocation, of: kind, filter: filter, display: display)
    let includesKit = invocation.has(Self.kit)
    let graph = try session.graph(kind, includingKit: includesKit)
    // Says so where there is no container.
    if kind == .registrations, graph.nodes.isEmpty { _ = try session.registrations() }
    if case .difference(let reference) = form {
      let (before, comparison) = try session.earlierGraph(kind, at: reference, includingKit: includesKit)
      // A name that fits in neither is near to one of the app on the stage.
      let now = try filter.applied(to: graph, comparedWith: before)
      let then = try filter.applied(to: before, comparedWith: graph)
      return difference(from: then, to: now, comparison, display: display)
    }
    let part = try filter.applied(to: graph)
    let isWhole =
      invocation.has(Self.all) || includesKit || !filter.isEmpty || invocation.value(of: GraphFilter.depth) != nil
    if case .tree(let depth) = form, !isWhole,
      let output = fitted(part, depth: depth, mentions: session.mentions, display: display)
    {
      return output
    }
    return try output(of: part, in: graph, as: form, session: session, display: display)
  }

  /// The part of a tree that fits the window; nil where all of it does.
  private func fitted(_ graph: ObjectGraph, depth: Int, mentions: Mentions, display: Display) -> Output? {
    let lines = GraphTree(of: graph, depthLimit: depth).lines
    let weights = lines.map { mentions.weight(of: $0.text.plain) + $0.urgency }
    guard let tree = FittedTree(lines, display: display, weights: weights) else { return nil }
    let command = graph.kind == .ownership ? "graph --all" : "graph \(graph.kind.rawValue) --all"
    let remark = tree.remark(noun: "line", command: command, display: display)
    let text = [TreeText(tree.lines, display: display).text, remark].compactMap(\.self).joined(separator: "\n")
    return Output(text, json: graph).cut(from: TreeText(lines, display: display).text)
  }

  private func output(
    of part: ObjectGraph, in graph: ObjectGraph, as form: GraphForm, session: AppSession, display: Display
  ) throws(ShellError) -> Output {
    let text: StyledText
    switch form {
    case .tree(let depth): text = TreeText(GraphTree(of: part, depthLimit: depth).lines, display: display).text
    case .list: text = GraphList(of: part, display: display).text
    case .registrations: text = RegistrationText(of: try session.registrations(), display: display).all
    case .sentences:
      let subjects = part.nodes.count == graph.nodes.count ? nil : Set(part.nodes.map(\.id))
      text = InjectionText(of: graph, subjects: subjects, display: display).text
    case .dot: text = StyledText(DotText(of: part).text)
    case .mermaid: text = StyledText(MermaidText(of: part).text)
    case .picture(let file, let format):
      try GraphPicture(graph: part, programFolders: session.programFolders)
        .write(to: file, relativeTo: session.folder, format: format)
      return Output(.notice, "written to \(file)")
    case .json, .difference: text = StyledText()
    }
    return Output(text, json: part)
  }

  /// What has changed from one graph to another.
  private func difference(
    from before: ObjectGraph, to now: ObjectGraph, _ comparison: GraphDifferenceText.Comparison, display: Display
  ) -> Output {
    let isSameApp = if case .earlier = comparison { true } else { false }
    let difference = GraphDifference(from: before, to: now, isSameApp: isSameApp)
    let text = GraphDifferenceText(difference, kind: now.kind, comparison: comparison, display: display)
    return Output(text.text, json: difference)
  }

  /// - Throws: `ShellError.badValue`, or `.aroundIsMeant` for the name of a type.
  private func kind(_ invocation: Invocation, in session: AppSession) throws(ShellError) -> ObjectGraph.Kind {
    guard let name = invocation.argument(0) else { return .ownership }
    if let kind = Self.kinds.first(where: { $0.rawValue == name }) { return kind }
    if try session.graph(.ownership, includingKit: false).nodes.contains(where: { $0.type == name || $0.id == name }) {
      throw .aroundIsMeant(type: name)
    }
    throw .badValue(name, expected: Self.kinds.map(\.rawValue).joined(separator: ", "))
  }
}

extension ObjectGraph.Kind {
  /// What a graph of this kind shows.
  fileprivate var meaning: String {
    switch self {
    case .ownership: "who keeps whom alive"
    case .injection: "who built whom, and what it was given"
    case .registrations: "which registration needs which"
    }
  }
}

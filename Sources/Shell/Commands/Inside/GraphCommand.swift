import ShellText
import StageProtocol
import TerminalText

/// Shows who keeps whom alive, who built whom, or what the app's containers were told.
struct GraphCommand: AppCommand {
  let name = "graph"
  let group = CommandGroup.inside
  let summary = "show which object keeps which alive"
  let arguments = [Argument("kind", .optional, from: .choices(Self.kinds.map(\.rawValue)))]
  let options = [
    Option("list", "object by object, instead of a tree"),
    Option("only", value: "types or roles", from: .typesAndRoles, "no others; several are written a,b"),
    Option("around", value: "type", from: .types, "what holds it, and what it holds"),
    Option("depth", value: "levels", "levels of the tree, else \(GraphTree.usualDepth); around it, else 1"),
    Option(
      "diff", value: "moment or wiring", from: .momentsAndWirings, "what has changed since then, or differs there"),
    Option("kit", "the kit's own objects, too"),
    Option(
      "format", value: "form", from: .choices(GraphFormat.allCases.map(\.rawValue)), "tree, list, json, dot, mermaid"),
    Option("svg", value: "file", "draw a picture, with Graphviz"),
    Option("png", value: "file", "the same, in pixels"),
    Option.json,
  ]
  let examples = [
    Example("graph", "who keeps whom alive, from the window down"),
    Example("graph --only presenter,view", "the objects that play these roles"),
    Example("graph --around UserPresenter", "its neighbours"),
    Example("graph --diff 2", "what has come and gone since event 2"),
    Example("graph --diff mvpcf", "what another wiring has instead"),
    Example("graph injection", "who built whom, and what it was given"),
    Example("graph registrations", "who needs whom, as containers were told"),
  ]
  let discussion = """
    The objects that live at this moment: below the window, the app's delegate, and statics that were used. A colon is \
    a strong reference, which keeps its object alive; ⇢ is a weak or unowned one, which does not. An object that \
    several keep is unfolded where it comes first, and marked (shared) after that. What lives although none of these \
    keeps it comes last, and is said to be reached from no root. In the injection graph, `given` is what an \
    initialiser got, `holds` what it found for itself, `set later` what a property got after that; a \
    reference that leads out of the layers view, logic, domain, data is marked.
    """

  private static let kinds: [ObjectGraph.Kind] = [.ownership, .injection, .registrations]

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let kind = try kind(invocation)
    // Says so where there is no container.
    let registrations = kind == .registrations ? try session.registrations() : nil
    let view = try GraphView(invocation, display: display)
    let graph = try session.graph(kind, includingKit: invocation.has("kit"))
    if let registrations, view.isPlainList {
      return Output(RegistrationText(of: registrations, display: display).all, json: graph)
    }
    if let reference = invocation.value(of: "diff") {
      let (before, comparison) = try session.earlierGraph(kind, at: reference, includingKit: invocation.has("kit"))
      return try view.difference(from: before, to: graph, comparison)
    }
    if kind == .injection, view.isList || !view.hasOwnForm {
      let part = try view.part(of: graph)
      let subjects = part.nodes.count == graph.nodes.count ? nil : Set(part.nodes.map(\.id))
      return Output(
        InjectionText(of: graph, subjects: subjects, display: display).text, json: part)
    }
    return try view.output(of: graph, in: session)
  }

  private func kind(_ invocation: Invocation) throws(ShellError) -> ObjectGraph.Kind {
    guard let name = invocation.argument(0) else { return .ownership }
    guard let kind = Self.kinds.first(where: { $0.rawValue == name }) else {
      throw .badValue(name, expected: Self.kinds.map(\.rawValue).joined(separator: ", "))
    }
    return kind
  }
}

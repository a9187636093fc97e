import StageProtocol
import TerminalText

/// Shows who keeps whom alive, who built whom, or what the app's containers were told.
struct GraphCommand: Command {
  let name = "graph"
  let group = CommandGroup.inside
  let summary = "show which object keeps which alive"
  let arguments = [Argument("kind", .optional, from: .choices(Self.kinds.map(\.rawValue)))]
  let options = [
    Option("list", "object by object, instead of a tree"),
    Option("depth", value: "levels", "how deep the tree goes, \(OwnershipTree.usualDepth) if not said"),
    Option.json,
  ]
  let examples = [
    Example("graph", "who keeps whom alive, from the window down"),
    Example("graph injection", "who built whom, and what it was given"),
    Example("graph registrations", "who needs whom, as the app's containers were told"),
  ]
  let discussion = """
    The objects that live at this moment, from the window down. A colon is a strong reference, which keeps its object \
    alive; ⇢ is a weak or unowned one, which does not. An object that several keep is unfolded where it comes first, \
    and marked (shared) after that. In the injection graph, `given` is what an initialiser got, `set later` what a \
    property got from outside after that; a reference that leads out of the layers view, logic, domain, data is marked.
    """

  private static let kinds: [ObjectGraph.Kind] = [.ownership, .injection, .registrations]

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let depth = try invocation.count(of: "depth") ?? OwnershipTree.usualDepth
    let kind = try kind(invocation)
    // Says so where there is no container.
    let registrations = kind == .registrations ? try session.registrations() : nil
    let graph = try session.ask { stage throws(StageProblem) in try stage.graph(kind) }
    let settings = session.settings
    if kind == .injection, !invocation.has("depth") {
      return try Output(InjectionText(of: graph, settings: settings).text, json: graph)
    }
    let isList = invocation.has("list") || settings.isAccessible && !invocation.has("depth")
    let text =
      isList
      ? registrations.map { RegistrationText(of: $0, settings: settings).all } ?? OwnershipList(of: graph).text
      : TreeText(lines: OwnershipTree(of: graph, depthLimit: depth).lines, settings: settings).text
    return try Output(text, json: graph)
  }

  private func kind(_ invocation: Invocation) throws(ShellError) -> ObjectGraph.Kind {
    guard let name = invocation.argument(0) else { return .ownership }
    guard let kind = Self.kinds.first(where: { $0.rawValue == name }) else {
      throw .badValue(name, expected: Self.kinds.map(\.rawValue).joined(separator: ", "))
    }
    return kind
  }
}

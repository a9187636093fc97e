/// Shows who keeps whom alive.
struct GraphCommand: Command {
  let name = "graph"
  let group = CommandGroup.inside
  let summary = "show which object keeps which alive"
  let options = [
    Option("list", "object by object, instead of a tree"),
    Option("depth", value: "levels", "how deep the tree goes, \(OwnershipTree.usualDepth) if not said"),
    Option.json,
  ]
  let discussion = """
    The objects that live at this moment, from the window down. A colon is a strong reference, which keeps its object \
    alive; ⇢ is a weak or unowned one, which does not. An object that several keep is unfolded where it comes first, \
    and marked (shared) after that.
    """

  func run(_ invocation: Invocation, in session: Session) throws(ShellError) -> Output {
    let depth = try invocation.count(of: "depth") ?? OwnershipTree.usualDepth
    let graph = try session.ask { stage throws(StageProblem) in try stage.graph() }
    let settings = session.settings
    let text =
      invocation.has("list") || settings.isAccessible && !invocation.has("depth")
      ? OwnershipList(of: graph).text
      : TreeText(lines: OwnershipTree(of: graph, depthLimit: depth).lines, settings: settings).text
    return try Output(text, json: graph)
  }
}

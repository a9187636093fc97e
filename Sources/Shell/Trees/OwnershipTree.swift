import StageProtocol
import TerminalText

/// An ownership graph as a tree: every object below the first that keeps it.
struct OwnershipTree {
  /// Deeper than this no tree can be read.
  static let usualDepth = 16
  private static let shownReferences = 30

  private(set) var lines: [TreeLine] = []
  private let depthLimit: Int
  private let nodes: [String: ObjectGraph.Node]
  private let references: [String: [ObjectGraph.Edge]]
  private var shown: Set<String> = []
  private var path: [String] = []

  init(of graph: ObjectGraph, depthLimit: Int = OwnershipTree.usualDepth) {
    self.depthLimit = depthLimit
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    references = Dictionary(grouping: graph.edges, by: \.from)
    let kept = Set(graph.edges.filter { $0.strength == .strong }.map(\.to))
    // What only a cycle keeps comes last: every object is shown somewhere.
    let roots = graph.nodes.prefix(1) + graph.nodes.dropFirst().filter { !kept.contains($0.id) }
    for node in roots where !shown.contains(node.id) { addRoot(node) }
    for node in graph.nodes where !shown.contains(node.id) && !isCut(node) { addRoot(node) }
  }

  /// Whether an object was left out on purpose, since it is below the depth limit or one of too many.
  private func isCut(_ node: ObjectGraph.Node) -> Bool { cut.contains(node.id) }

  private var cut: Set<String> = []

  private mutating func addRoot(_ node: ObjectGraph.Node) {
    lines.append(TreeLine(depth: 0, text: StyledText(node.id, .bold), note: StyledText(node.role ?? "", .dim)))
    expand(node.id, depth: 1)
  }

  private mutating func expand(_ id: String, depth: Int) {
    shown.insert(id)
    path.append(id)
    defer { path.removeLast() }
    let edges = references[id, default: []]
    for edge in edges.prefix(Self.shownReferences) { add(edge, depth: depth) }
    let hidden = edges.dropFirst(Self.shownReferences)
    if !hidden.isEmpty {
      lines.append(TreeLine(depth: depth, text: StyledText("… and \(hidden.count) more", .dim)))
      for edge in hidden { leaveOut(edge.to) }
    }
  }

  private mutating func add(_ edge: ObjectGraph.Edge, depth: Int) {
    let isStrong = edge.strength == .strong
    let name = isStrong ? StyledText(edge.to) : StyledText(edge.to, .dim)
    let text = StyledText(edge.label + (isStrong ? ": " : " ⇢ "), .dim) + name
    var notes: [StyledText] = isStrong ? [] : [StyledText(edge.strength.rawValue, .dim)]
    if edge.via == .closure { notes.append(StyledText("in a closure", .dim)) }
    let isShown = shown.contains(edge.to)
    if isStrong {
      if let role = nodes[edge.to]?.role, !isShown { notes.append(StyledText(role, .dim)) }
      if path.contains(edge.to) {
        notes.append(StyledText("(cycle)", .warning))
      } else if isShown {
        notes.append(StyledText("(shared)", .dim))
      }
    }
    let goesOn = isStrong && !isShown
    let isTooDeep = goesOn && depth >= depthLimit && references[edge.to]?.isEmpty == false
    if isTooDeep { notes.append(StyledText("…", .dim)) }
    lines.append(TreeLine(depth: depth, text: text, note: notes.joined(separator: ", ")))
    if isTooDeep {
      leaveOut(edge.to)
    } else if goesOn {
      expand(edge.to, depth: depth + 1)
    }
  }

  /// Marks everything below as left out.
  private mutating func leaveOut(_ id: String) {
    var rest = [id]
    while let next = rest.popLast() {
      guard !shown.contains(next), cut.insert(next).inserted else { continue }
      rest += references[next, default: []].filter { $0.strength == .strong }.map(\.to)
    }
  }
}

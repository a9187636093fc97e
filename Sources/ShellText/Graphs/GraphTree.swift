import Grammar
import StageProtocol
import TerminalText

/// A graph as a tree: every object below the first that keeps it.
public struct GraphTree {
  /// How deep a tree can be and still be read.
  public static let usualDepth = 16
  private static let shownReferences = 30

  /// The lines of the tree, from the roots down.
  public private(set) var lines: [TreeLine] = []
  private let depthLimit: Int
  private let nodes: [String: ObjectGraph.Node]
  private let references: [String: [Reference]]
  private var shown: Set<String> = []
  private var cut: Set<String> = []
  private var path: [String] = []

  /// References that look the same, such as subscriptions in a set.
  private struct Reference {
    let edge: ObjectGraph.Edge
    var count = 1
  }

  /// Makes a tree of a graph.
  public init(of graph: ObjectGraph, depthLimit: Int = GraphTree.usualDepth) {
    self.depthLimit = depthLimit
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    references = Dictionary(grouping: graph.edges, by: \.from).mapValues(Self.merged)
    let kept = Set(graph.edges.filter { $0.strength == .strong }.map(\.to))
    let named = graph.nodes.filter { !$0.roots.isEmpty }
    // Without names for the roots, the first object is one, and what nothing keeps.
    let roots = named.isEmpty ? Array(graph.nodes.prefix(1)) : named
    for node in roots { addRoot(node) }
    // What only a cycle keeps comes last: every object is shown somewhere.
    for node in graph.nodes where !kept.contains(node.id) && !isPlaced(node) { addRoot(node) }
    for node in rest(of: graph) where !isPlaced(node) { addRoot(node) }
  }

  /// What is kept by what does not stand anywhere yet: views first, for most cycles lead through one.
  private func rest(of graph: ObjectGraph) -> [ObjectGraph.Node] {
    let rest = graph.nodes.filter { !isPlaced($0) }
    let isView = { (node: ObjectGraph.Node) in node.role == .view }
    return rest.filter(isView) + rest.filter { !isView($0) }
  }

  /// Whether an object stands somewhere, or was left out on purpose, since it is too deep or one of too many.
  private func isPlaced(_ node: ObjectGraph.Node) -> Bool { shown.contains(node.id) || cut.contains(node.id) }

  private static func merged(_ edges: [ObjectGraph.Edge]) -> [Reference] {
    var places: [ObjectGraph.Edge: Int] = [:]
    return edges.reduce(into: []) { references, edge in
      let look = edge.withoutPlace
      if let same = places[look] {
        references[same].count += 1
      } else {
        places[look] = references.count
        references.append(Reference(edge: edge))
      }
    }
  }

  private mutating func addRoot(_ node: ObjectGraph.Node) {
    let isShown = shown.contains(node.id)
    let titles = node.roots.compactMap(\.title).joined(separator: ", ")
    let head = titles.isEmpty ? StyledText() : StyledText("\(titles): ", .quiet)
    // The most important first: what does not fit is cut.
    var notes = node.isReachable == false ? [StyledText("reached from no root", .warning)] : []
    notes +=
      isShown ? [StyledText("(shared)", .quiet)] : [node.roleWords].compactMap { $0.map { StyledText($0, .quiet) } }
    lines.append(
      TreeLine(
        depth: 0, text: head + StyledText(node.id, [.bold, TextStyle(role: node.role)]),
        note: notes.joined(separator: ", ")))
    if !isShown { expand(node.id, depth: 1) }
  }

  private mutating func expand(_ id: String, depth: Int) {
    shown.insert(id)
    path.append(id)
    defer { path.removeLast() }
    let references = references[id, default: []]
    for reference in references.prefix(Self.shownReferences) { add(reference, depth: depth) }
    let hidden = references.dropFirst(Self.shownReferences)
    if !hidden.isEmpty {
      lines.append(TreeLine(depth: depth, text: StyledText("… and \(hidden.count) more", .quiet)))
      for reference in hidden { leaveOut(reference.edge.to) }
    }
  }

  private mutating func add(_ reference: Reference, depth: Int) {
    let edge = reference.edge
    let isStrong = edge.strength == .strong
    let isShown = shown.contains(edge.to)
    let goesOn = isStrong && !isShown
    let isTooDeep = goesOn && depth >= depthLimit && references[edge.to]?.isEmpty == false
    var notes: [StyledText] = []
    if reference.count > 1 { notes.append(StyledText("\(reference.count) times", .quiet)) }
    if goesOn, let role = nodes[edge.to]?.roleWords { notes.append(StyledText(role, .quiet)) }
    if isStrong, path.contains(edge.to) {
      notes.append(StyledText(TreeLine.cycle, .warning))
    } else if isStrong, isShown {
      notes.append(StyledText("(shared)", .quiet))
    }
    if isTooDeep { notes.append(StyledText("…", .quiet)) }
    let name = StyledText(edge.to, isStrong ? TextStyle(role: nodes[edge.to]?.role) : .weak)
    let text = StyledText(edge.title + (isStrong ? ": " : " ⇢ "), isStrong ? .quiet : .weak) + name
    let (note, short) = (EdgeNote(edge), EdgeNote(edge, isShort: true))
    lines.append(
      TreeLine(
        depth: depth, text: text, note: (note.texts + notes).joined(separator: ", "),
        shortNote: (short.texts + notes).joined(separator: ", ")))
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
      rest += references[next, default: []].filter { $0.edge.strength == .strong }.map(\.edge.to)
    }
  }
}

extension ObjectGraph.Edge {
  /// The reference as a tree writes it, which does not say on which line a closure is written.
  fileprivate var withoutPlace: ObjectGraph.Edge {
    var edge = self
    edge.place = nil
    return edge
  }
}

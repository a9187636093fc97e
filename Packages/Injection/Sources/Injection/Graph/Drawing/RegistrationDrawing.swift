/// A registration graph as it is shown: the one description from which text, DOT and Mermaid are made.
struct RegistrationDrawing {
  /// A registration, or a key that nothing is registered for.
  struct Box {
    let title: String
    /// Its scope, its part, and what else there is to say.
    let details: [String]
    let origin: String?
    var isMissing = false
  }

  /// A need, between two boxes.
  struct Line {
    let from: Int
    let to: Int
    /// What it is needed for, and how that is known; empty for what is usual.
    let label: String
    /// Whether the needed one need not be there first.
    let isLater: Bool
  }

  /// A container, and the boxes in it.
  struct Group {
    let title: String
    let boxes: [Int]
  }

  let groups: [Group]
  /// The registrations in the order of the graph, then what is missing.
  private(set) var boxes: [Box]
  /// In the order of the boxes that they begin at.
  private(set) var lines: [Line] = []
  private var missing: [RegistrationGraph.Key: Int] = [:]

  init(_ graph: RegistrationGraph) {
    let members = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].seenFrom ?? graph.nodes[$0].container }
    groups = graph.containers.enumerated().map { Group(title: $0.element.name, boxes: members[$0.offset, default: []]) }
    boxes = graph.nodes.map(Box.init)
    for edge in graph.edges where graph.nodes.indices.contains(edge.from) { add(edge, in: graph) }
    lines = lines.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }.map(\.element)
  }

  private mutating func add(_ edge: RegistrationGraph.Edge, in graph: RegistrationGraph) {
    let targets = ([edge.to].compactMap(\.self) + edge.candidates).filter(graph.nodes.indices.contains)
    var words: [String] = edge.words
    if edge.to == nil { words.append(targets.isEmpty ? "missing" : "one of \(targets.count)") }
    for target in targets.isEmpty ? [box(forMissing: edge.key)] : targets {
      lines.append(
        Line(from: edge.from, to: target, label: words.joined(separator: ", "), isLater: !edge.use.precedes))
    }
  }

  private mutating func box(forMissing key: RegistrationGraph.Key) -> Int {
    if let box = missing[key] { return box }
    missing[key] = boxes.count
    boxes.append(Box(title: key.description, details: ["not registered"], origin: nil, isMissing: true))
    return boxes.count - 1
  }
}

extension RegistrationDrawing.Box {
  fileprivate init(_ node: RegistrationGraph.Node) {
    title = node.key.description
    var details = [node.scope.rawValue]
    if let arguments = node.requestArguments { details.append("takes \(arguments.joined(separator: " and "))") }
    if node.isInherited { details.append("inherited") }
    if node.gap != nil { details.append("unchecked") }
    if let part = node.origin?.part { details.append(part) }
    self.details = details
    origin = node.origin?.description
  }
}

extension RegistrationGraph.Edge {
  /// What a line says of the edge.
  fileprivate var words: [String] {
    (use == .initialiser ? [] : [use.rawValue]) + (isOptional ? ["optional"] : [])
      + (evidence == .learned ? ["learned"] : [])
  }
}

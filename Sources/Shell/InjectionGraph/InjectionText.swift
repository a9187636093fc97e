import Grammar
import StageProtocol
import TerminalText

/// An injection graph as sentences, by the folder that declares the types: who built each object, what it was given.
///
/// `UserInteractor — built by UserConfigurator, given UserServiceImpl as userService`
struct InjectionText {
  private let graph: ObjectGraph
  private let settings: Settings
  private let builders: [String: ObjectGraph.Edge]
  private let given: [String: [ObjectGraph.Edge]]
  private let nodes: [String: ObjectGraph.Node]

  init(of graph: ObjectGraph, settings: Settings) {
    self.graph = graph
    self.settings = settings
    let built = graph.edges.filter(\.isBuilding)
    builders = Dictionary(built.map { ($0.to, $0) }) { first, _ in first }
    given = Dictionary(grouping: graph.edges.filter { !$0.isBuilding }, by: \.from)
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
  }

  var text: StyledText { (sections + [direction]).joined(separator: "\n\n") }

  private var sections: [StyledText] {
    var modules: [String] = []
    var members: [String: [ObjectGraph.Node]] = [:]
    // Kit objects and types that only build are part of others' sentences.
    for node in graph.nodes where node.isType != true && (builders[node.id] != nil || given[node.id] != nil) {
      let module = node.module ?? ""
      if members[module] == nil { modules.append(module) }
      members[module, default: []].append(node)
    }
    return modules.map { module in
      let lines = members[module, default: []].flatMap(sentence)
      return ([StyledText(module.isEmpty ? "the app" : module, .heading)] + lines).joined(separator: "\n")
    }
  }

  private func sentence(for node: ObjectGraph.Node) -> [StyledText] {
    let dash = settings.isAccessible ? ", " : " — "
    var words: [StyledText] = []
    if let edge = builders[node.id] {
      words.append("built by \(edge.from)\(edge.via == .container ? " in a container" : "")")
    }
    let edges = given[node.id, default: []]
    words += phrases("given", edges.filter { $0.via == .argument || $0.via == .passing })
    words += phrases("set later", edges.filter { $0.via == .property })
    let sentence = "\(node.id, .accent)" + StyledText(dash) + words.joined(separator: ", ")
    var lines = sentence.wrapped(to: max(settings.width - 4, 20)).enumerated().map {
      $0.offset == 0 ? $0.element : "    " + $0.element
    }
    lines += edges.filter { $0.isOutward == true }.map(warning)
    return lines
  }

  /// `given UserInteractor as interactor, UserCoordinator as showEditName and signedOut (weak)`.
  private func phrases(_ verb: String, _ edges: [ObjectGraph.Edge]) -> [StyledText] {
    var groups: [(edge: ObjectGraph.Edge, labels: [String])] = []
    for edge in edges {
      let index = groups.firstIndex { $0.edge.to == edge.to && $0.edge.strength == edge.strength }
      let labels = edge.label.isEmpty ? [] : [edge.label]
      if let index {
        groups[index].labels += labels.filter { !groups[index].labels.contains($0) }
      } else {
        groups.append((edge, labels))
      }
    }
    return groups.enumerated().map { index, group in
      let verb = index == 0 ? verb + " " : ""
      let names = group.labels.isEmpty ? "" : " as " + Self.list(group.labels)
      return "\(verb, .dim)\(group.edge.to)\(names, .dim)\(Self.note(on: group.edge), .dim)"
    }
  }

  private static func note(on edge: ObjectGraph.Edge) -> String {
    if edge.via == .passing { return " (not kept)" }
    return edge.strength == .strong ? "" : " (\(edge.strength.rawValue))"
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private func warning(_ edge: ObjectGraph.Edge) -> StyledText {
    let mark = settings.isAccessible ? "wrong way: " : "✗ "
    let layers = [nodes[edge.from]?.layer, nodes[edge.to]?.layer].map { $0?.rawValue ?? "" }
    return "    \(mark, .warning)\(edge.label) points the wrong way: \(layers[0]) should not hold \(layers[1])"
  }

  /// What the references say of the direction in which the layers depend on each other.
  private var direction: StyledText {
    let wrong = graph.edges.count { $0.isOutward == true }
    let layered = graph.edges.count { edge in
      !edge.isBuilding && nodes[edge.from]?.layer != nil && nodes[edge.to]?.layer != nil
    }
    let count = layered.counted("dependency", plural: "dependencies")
    if wrong == 0 { return "\("\(count) between layers, none points the wrong way", .good)" }
    return "\("\(count) between layers, \(wrong) the wrong way", .warning)"
  }
}

extension ObjectGraph.Edge {
  /// Whether it says who built an object, and not what the object was given.
  var isBuilding: Bool { label == "builds" && (via == .build || via == .container) }
}

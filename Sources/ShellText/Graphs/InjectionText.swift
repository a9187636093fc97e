import Grammar
import StageProtocol
import TerminalText

/// An injection graph as sentences, by the folder that declares the types: who built each object, what it was given.
///
/// `UserInteractor — built by UserConfigurator, given UserServiceImpl as userService`
public struct InjectionText {
  /// Of a collection, more are only counted.
  private static let shownObjects = 4
  /// Of what one object has built, or was given to, more are only counted.
  private static let shownOthers = 20

  private let graph: ObjectGraph
  private let display: Display
  private let builders: [String: ObjectGraph.Edge]
  private let built: [String: [ObjectGraph.Edge]]
  private let given: [String: [ObjectGraph.Edge]]
  private let takers: [String: [ObjectGraph.Edge]]
  private let nodes: [String: ObjectGraph.Node]
  /// The objects whose sentences are wanted; nil for all.
  private let subjects: Set<String>?

  /// Tells of an injection graph.
  ///
  /// - Parameter subjects: the ids of the objects whose sentences are wanted, in full; nil for all objects.
  public init(of graph: ObjectGraph, subjects: Set<String>?, display: Display) {
    self.graph = graph
    self.subjects = subjects
    self.display = display
    let building = graph.edges.filter(\.via.isBuilding)
    let giving = graph.edges.filter { !$0.via.isBuilding }
    builders = Dictionary(building.map { ($0.to, $0) }) { first, _ in first }
    built = Dictionary(grouping: building, by: \.from)
    given = Dictionary(grouping: giving, by: \.from)
    takers = Dictionary(grouping: giving, by: \.to)
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The sentences, and what they say of the direction between layers.
  public var text: StyledText { (sections + [direction]).joined(separator: "\n\n") }

  private var sections: [StyledText] {
    var modules: [String] = []
    var members: [String: [ObjectGraph.Node]] = [:]
    for node in graph.nodes where isSubject(node) {
      let module = node.module ?? ""
      if members[module] == nil { modules.append(module) }
      members[module, default: []].append(node)
    }
    return modules.map { module in
      let lines = members[module, default: []].flatMap(sentence)
      return ([StyledText(module.isEmpty ? "the app" : module, .heading)] + lines).joined(separator: "\n")
    }
  }

  /// Kit objects and types that only build are part of others' sentences, unless somebody asks for them.
  private func isSubject(_ node: ObjectGraph.Node) -> Bool {
    guard let subjects else { return node.isType != true && (builders[node.id] != nil || given[node.id] != nil) }
    return subjects.contains(node.id)
  }

  private func sentence(for node: ObjectGraph.Node) -> [StyledText] {
    let dash = display.isAccessible ? ", " : " — "
    var words: [StyledText] = []
    if let edge = builders[node.id] {
      words.append("built by \(edge.from)\(edge.via == .factory ? " in a container" : "")")
    }
    let edges = given[node.id, default: []]
    words += phrases("given", edges.filter { $0.via == .argument || $0.via == .passing })
    words += phrases("holds", edges.filter { $0.via == .field })
    words += phrases("set later", edges.filter { $0.via == .property })
    let built = subjects == nil ? [] : built[node.id, default: []].map(\.to)
    if !built.isEmpty { words.append("\("builds", .quiet) \(Self.list(built, showing: Self.shownOthers))") }
    if words.isEmpty {
      let places = takers[node.id, default: []].map { "\($0.from) as \($0.label)" }
      words.append("\("given to", .quiet) \(Self.list(places, showing: Self.shownOthers))")
    }
    let sentence = "\(node.id, .accent)" + StyledText(dash) + words.joined(separator: ", ")
    var lines = sentence.wrapped(to: max(display.width - 4, 20)).enumerated().map {
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
    var phrases: [(objects: [String], edge: ObjectGraph.Edge, labels: [String])] = []
    for group in groups {
      // Objects that came in one collection share its name.
      if let last = phrases.indices.last, phrases[last].labels == group.labels, !group.labels.isEmpty,
        Self.note(on: phrases[last].edge) == Self.note(on: group.edge)
      {
        phrases[last].objects.append(group.edge.to)
      } else {
        phrases.append(([group.edge.to], group.edge, group.labels))
      }
    }
    return phrases.enumerated().map { index, phrase in
      let verb = index == 0 ? verb + " " : ""
      let names = phrase.labels.isEmpty ? "" : " as " + Self.list(phrase.labels)
      let objects = Self.list(phrase.objects, showing: Self.shownObjects)
      return "\(verb, .quiet)\(objects)\(names, .quiet)\(Self.note(on: phrase.edge), .quiet)"
    }
  }

  private static func note(on edge: ObjectGraph.Edge) -> String {
    if edge.via == .passing { return " (not kept)" }
    return edge.strength == .strong ? "" : " (\(edge.strength.rawValue))"
  }

  /// - Parameter most: more are only counted; one that would be left out alone is shown, too.
  private static func list(_ words: [String], showing most: Int = .max) -> String {
    let hidden = words.count - min(most, words.count)
    let words = hidden > 1 ? words.prefix(most) + ["\(hidden) more"] : words
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private func warning(_ edge: ObjectGraph.Edge) -> StyledText {
    let mark = display.isAccessible ? "" : "✗ "
    let layers = [nodes[edge.from]?.layer, nodes[edge.to]?.layer].map { $0?.rawValue ?? "" }
    return "    \(mark, .warning)\(edge.label) points the wrong way: \(layers[0]) should not hold \(layers[1])"
  }

  /// What the references say of the direction in which the layers depend on each other.
  private var direction: StyledText {
    let edges = graph.edges.filter { subjects?.contains($0.from) ?? true }
    let wrong = edges.count { $0.isOutward == true }
    let layered = edges.count { edge in
      !edge.via.isBuilding && nodes[edge.from]?.layer != nil && nodes[edge.to]?.layer != nil
    }
    let count = layered.counted("dependency", plural: "dependencies")
    if layered == 0 { return "no dependency between layers" }
    if wrong == 0 { return "\("\(count) between layers, none points the wrong way", .good)" }
    return "\("\(count) between layers, \(wrong) the wrong way", .warning)"
  }
}

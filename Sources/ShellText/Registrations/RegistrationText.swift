import Injection
import ScreenKit
import TerminalText

/// All that is known of a registration: where it was made, what it needs, and who needs it.
public struct RegistrationText {
  private let graph: RegistrationGraph
  private let display: Display
  private let needs: [Int: [RegistrationGraph.Edge]]
  private let neededBy: [Int: [RegistrationGraph.Edge]]

  /// Tells of the registrations of a graph.
  public init(of graph: RegistrationGraph, display: Display) {
    self.graph = graph
    self.display = display
    needs = Dictionary(grouping: graph.edges, by: \.from)
    let found = graph.edges.flatMap { edge in (edge.candidates + [edge.to].compactMap(\.self)).map { ($0, edge) } }
    neededBy = Dictionary(grouping: found, by: \.0).mapValues { $0.map(\.1) }
  }

  /// Each registration, in the order of the graph.
  public var all: StyledText { graph.nodes.indices.map(text).joined(separator: "\n") }

  /// What a registration is called, its scope and its container.
  func head(of node: Int) -> StyledText {
    let registration = graph.nodes[node]
    let facts = facts(of: registration).map { ", \($0)" }.joined()
    return fitted("\(registration.key.description, .bold)\(facts, .quiet)")
  }

  /// One registration, by its place in the graph.
  func text(for node: Int) -> StyledText {
    let registration = graph.nodes[node]
    var lines: [StyledText] = []
    lines += line("made", [place(of: registration)].compactMap(\.self))
    lines += line("needs", needs[node, default: []].map(words))
    lines += line("needed by", neededBy[node, default: []].map(\.from).filter(graph.nodes.indices.contains).map(name))
    if let gap = registration.gap { lines += line("open", [gap.words]) }
    return ([head(of: node)] + lines.map(fitted)).joined(separator: "\n")
  }

  private func facts(of registration: RegistrationGraph.Node) -> [String] {
    let level = registration.seenFrom ?? registration.container
    guard graph.containers.indices.contains(level) else { return [registration.scope.rawValue] }
    let container = graph.containers[level].name
    return [registration.scope.rawValue, registration.isInherited ? "as \(container) sees it" : "in \(container)"]
  }

  private func place(of registration: RegistrationGraph.Node) -> String? {
    registration.origin.map { $0.shortDescription + ($0.part.map { ", in \($0)" } ?? "") }
  }

  private func name(of node: Int) -> String { graph.nodes[node].key.description }

  private func words(for edge: RegistrationGraph.Edge) -> String {
    var notes = edge.use == .initialiser ? [] : [edge.use.rawValue]
    if edge.isOptional { notes.append("optional") }
    if edge.to == nil, edge.candidates.isEmpty { notes.append("not registered") }
    if !edge.candidates.isEmpty { notes.append("one of \(edge.candidates.count)") }
    if edge.evidence == .learned { notes.append("learned") }
    return edge.key.description + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  private func line(_ title: String, _ words: [String]) -> [StyledText] {
    words.isEmpty ? [] : ["  \(title, .quiet): \(words.joined(separator: "; "))"]
  }

  private func fitted(_ line: StyledText) -> StyledText { line.wrapped(for: display, indentation: 4) }
}

extension RegistrationGraph.Gap {
  /// What is not known, and why.
  fileprivate var words: String {
    switch self {
    case .closure: "its factory asks the container itself, and has not run yet"
    case .arguments: "its factory asks the container itself, and only a request has its arguments"
    case .properties: "its resolvingProperties asks the container itself, and has not run yet"
    }
  }
}

import Injection
import TerminalText
import TextLayout

/// The registrations of an app, container by container, one a line.
public struct RegistrationTable {
  /// Shorter keys cannot be told apart.
  private static let leastRoom = 24

  private let graph: RegistrationGraph
  private let display: Display
  /// What answers in the place of each registration that only forwards.
  private let implementers: [Int: RegistrationGraph.Key]

  /// A table of all registrations of a graph.
  public init(of graph: RegistrationGraph, display: Display) {
    self.graph = graph
    self.display = display
    implementers = Dictionary(graph.edges.filter { $0.use == .forwarding }.map { ($0.from, $0.key) }) { first, _ in
      first
    }
  }

  /// The registrations whose keys contain a text, compared case-insensitively; nil if there are none.
  ///
  /// - Parameter text: empty for all registrations.
  public func text(matching text: String) -> StyledText? {
    let parts = graph.containers.indices.compactMap { container -> StyledText? in
      let nodes = graph.nodes.indices.filter {
        graph.nodes[$0].container == container && !graph.nodes[$0].isInherited && matches($0, text)
      }
      guard !nodes.isEmpty || text.isEmpty else { return nil }
      let heading = StyledText(title(of: container), .heading)
      guard !nodes.isEmpty else { return heading + "\n  " + StyledText("nothing is registered here", .quiet) }
      return heading + "\n" + (display.isAccessible ? list(of: nodes) : table(of: nodes) ?? paragraphs(of: nodes))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func matches(_ node: Int, _ text: String) -> Bool {
    text.isEmpty || graph.nodes[node].key.description.lowercased().contains(text.lowercased())
  }

  private func title(of container: Int) -> String {
    let level = graph.containers[container]
    let parent = level.parent.map { ", child of \(graph.containers[$0].name)" } ?? ""
    return "\(level.name)\(parent)"
  }

  /// A line for each registration; nil where that leaves the keys too little room.
  private func table(of nodes: [Int]) -> StyledText? {
    let rest = nodes.map { [scope(of: $0), graph.nodes[$0].origin?.part ?? "", place(of: $0)] }
    // A long key is broken, so that what stands beside it can be seen.
    let taken = (0..<3).map { column in rest.map { TextMetrics.columns(of: $0[column]) }.max() ?? 0 }
    let hasRoom = !display.isInteractive || display.width - taken.reduce(8, +) >= Self.leastRoom
    let usesParts = taken[1] > 0 && hasRoom
    let others = usesParts ? taken.reduce(8, +) : taken[0] + taken[2] + 6
    let room = display.isInteractive ? display.width - others : Int.max
    guard room >= Self.leastRoom else { return nil }
    let rows = zip(nodes, rest).map { node, rest in
      let isForwarding = implementers[node] != nil
      let key = StyledText(graph.nodes[node].key.description, isForwarding ? .plain : .accent)
      return [key.fitted(to: room)]
        + [StyledText(rest[0], isForwarding ? .quiet : .plain), StyledText(rest[1]), StyledText(rest[2], .quiet)]
    }
    return TextTable(rows: usesParts ? rows : rows.map { [$0[0], $0[1], $0[3]] }, indentation: 2).text
  }

  private func list(of nodes: [Int]) -> StyledText {
    nodes.map { StyledText("  \(graph.nodes[$0].key): \(words(about: $0))") }.joined(separator: "\n")
  }

  /// What is known of each registration behind its key, or below it where there is no room.
  private func paragraphs(of nodes: [Int]) -> StyledText {
    nodes
      .map { node in
        let key = StyledText("  \(graph.nodes[node].key)", implementers[node] == nil ? .accent : .plain)
        let words = StyledText(words(about: node), .quiet)
        let start = key.padded(to: Self.leastRoom + 2) + "  "
        let fits = key.columns <= Self.leastRoom + 2 && start.columns + words.columns <= display.width
        return fits ? start + words : (key + "\n    " + words).fitted(to: display.width)
      }
      .joined(separator: "\n")
  }

  /// `singleton, part UserPart, UserPart.swift:12`.
  private func words(about node: Int) -> String {
    let part = graph.nodes[node].origin?.part.map { ", part \($0)" } ?? ""
    return "\(scope(of: node))\(part), \(place(of: node))"
  }

  private func scope(of node: Int) -> String {
    implementers[node].map { "is \($0)" } ?? graph.nodes[node].scope.rawValue
  }

  private func place(of node: Int) -> String {
    graph.nodes[node].origin?.shortDescription ?? ""
  }
}

extension Origin {
  /// The file without its module, and the line: `UserPart.swift:12`.
  var shortDescription: String {
    "\(fileID.split(separator: "/").last ?? ""):\(line)"
  }
}

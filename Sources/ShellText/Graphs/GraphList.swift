import Grammar
import StageProtocol
import TerminalText

/// A graph object by object: who keeps it, whom it keeps, whom it merely knows; or who needs it, and what it needs.
public struct GraphList {
  private static let indentation = "  "

  private let graph: ObjectGraph
  private let display: Display
  private let from: [String: [ObjectGraph.Edge]]
  private let to: [String: [ObjectGraph.Edge]]

  /// Lists a graph.
  public init(of graph: ObjectGraph, display: Display) {
    self.graph = graph
    self.display = display
    from = Dictionary(grouping: graph.edges, by: \.from)
    to = Dictionary(grouping: graph.edges, by: \.to)
  }

  /// The objects, each with lines below it.
  public var text: StyledText { graph.nodes.map(text(for:)).joined(separator: "\n") }

  private func text(for node: ObjectGraph.Node) -> StyledText {
    var head: StyledText = "\(node.id, .bold)"
    if let role = node.roleWords { head += StyledText(", \(role)", .quiet) }
    if node.isReachable == false { head += ", \("reached from no root", .warning)" }
    let held = from[node.id, default: []]
    let holders = to[node.id, default: []].filter { $0.strength == .strong }.map { "\($0.from).\($0.title)" }
    var lines = [head]
    if graph.kind == .registrations {
      lines += line("needed by", to[node.id, default: []].map(\.from))
      for use in RegistrationUse.allCases { lines += line(use.verb, held.filter { $0.use == use }.map(\.to)) }
      return lines.joined(separator: "\n")
    }
    lines += line("kept by", node.roots.map(\.words) + holders)
    for (title, strength) in [("keeps", ObjectGraph.Strength.strong), ("weak", .weak), ("unowned", .unowned)] {
      lines += line(title, held.filter { $0.strength == strength }.map(Self.target))
    }
    return lines.joined(separator: "\n")
  }

  private static func target(_ edge: ObjectGraph.Edge) -> String {
    let note = edge.note.map { " \($0)" } ?? ""
    return "\(edge.title) \(edge.to)\(note)"
  }

  /// What is said the same way more than once is said once, with the count.
  private func line(_ title: String, _ items: [String]) -> [StyledText] {
    guard !items.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for item in items { counts[item, default: 0] += 1 }
    var seen: Set<String> = []
    let words = items.filter { seen.insert($0).inserted }.map { item in
      counts[item, default: 1] > 1 ? "\(item) (\(counts[item, default: 1]) times)" : item
    }
    let text: StyledText = "\(title, .quiet): \(words.joined(separator: "; "))"
    let room = max(display.width - Self.indentation.count, 20)
    // A script wants each on one line.
    let lines = display.isInteractive ? text.wrapped(to: room - 2) : [text]
    return lines.enumerated().map { StyledText(Self.indentation + ($0.offset > 0 ? "  " : "")) + $0.element }
  }
}

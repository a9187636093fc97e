import StageProtocol
import TerminalText

/// An ownership graph object by object: who keeps it, whom it keeps, whom it merely knows.
struct OwnershipList {
  let text: StyledText

  init(of graph: ObjectGraph) {
    let from = Dictionary(grouping: graph.edges, by: \.from)
    let to = Dictionary(grouping: graph.edges, by: \.to)
    text = graph.nodes
      .map { node in
        let role = node.role.map { ", \($0)" } ?? ""
        var lines: [StyledText] = ["\(node.id, .bold)\(role, .dim)"]
        lines += Self.line("kept by", to[node.id, default: []].filter { $0.strength == .strong }) {
          "\($0.from).\($0.label)"
        }
        lines += Self.line("keeps", from[node.id, default: []].filter { $0.strength == .strong }, Self.target)
        lines += Self.line("weak", from[node.id, default: []].filter { $0.strength == .weak }, Self.target)
        lines += Self.line("unowned", from[node.id, default: []].filter { $0.strength == .unowned }, Self.target)
        return lines.joined(separator: "\n")
      }
      .joined(separator: "\n")
  }

  private static func target(_ edge: ObjectGraph.Edge) -> String {
    "\(edge.label) \(edge.to)" + (edge.via == .closure ? " in a closure" : "")
  }

  private static func line(
    _ title: String, _ edges: [ObjectGraph.Edge], _ words: (ObjectGraph.Edge) -> String
  ) -> [StyledText] {
    edges.isEmpty ? [] : ["  \(title, .dim): \(edges.map(words).joined(separator: "; "))"]
  }
}

import StageProtocol

/// A graph in the language of Mermaid (https://mermaid.js.org/syntax/flowchart.html), which code hosts draw.
public struct MermaidText {
  /// The graph as a whole document.
  public let text: String

  /// Writes a graph.
  public init(of graph: ObjectGraph) {
    let numbers = Dictionary(graph.nodes.enumerated().map { ($1.id, "n\($0 + 1)") }) { first, _ in first }
    var lines = ["flowchart LR"]
    for node in graph.nodes {
      let label = Self.quoted([node.id, node.roleWords].compactMap(\.self))
      // A root has round ends.
      let (open, close) = node.roots.isEmpty ? ("[", "]") : ("([", "])")
      lines.append("  \(numbers[node.id] ?? "")\(open)\(label)\(close)")
    }
    for bundle in EdgeBundle.bundles(of: graph) {
      let edge = bundle.edge
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      let arrow = edge.strength == .strong ? "-->" : "-.->"
      let label = bundle.labels + [edge.strength == .unowned ? "unowned" : nil, edge.note].compactMap(\.self)
      lines.append("  \(from) \(arrow)\(label.isEmpty ? "" : "|\(Self.quoted(label))|") \(to)")
    }
    text = lines.joined(separator: "\n")
  }

  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map {
      $0.replacing("\"", with: "#quot;").replacing("<", with: "#lt;").replacing(">", with: "#gt;")
    }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}

import StageProtocol

/// A graph in the language of Graphviz (https://graphviz.org/doc/info/lang.html).
public struct DotText {
  /// The graph as a whole document.
  public let text: String

  /// Writes a graph.
  public init(of graph: ObjectGraph) {
    var lines = [
      "digraph \(graph.kind.rawValue) {", "  node [shape=box, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=11];",
    ]
    for node in graph.nodes {
      var attributes = ["label=\(Self.quoted([node.id, node.roleWords].compactMap(\.self)))"]
      if !node.roots.isEmpty { attributes.append("penwidth=2") }
      if node.isReachable == false { attributes.append("color=red") }
      lines.append("  \(Self.quoted([node.id])) [\(attributes.joined(separator: ", "))];")
    }
    for bundle in EdgeBundle.bundles(of: graph) {
      let edge = bundle.edge
      var attributes = ["label=\(Self.quoted(bundle.labels + [edge.note].compactMap(\.self)))"]
      if edge.isOutward == true { attributes.append("color=red") }
      switch edge.strength {
      case .strong: break
      case .weak: attributes.append("style=dashed")
      case .unowned: attributes.append("style=dotted")
      }
      lines.append(
        "  \(Self.quoted([edge.from])) -> \(Self.quoted([edge.to])) [\(attributes.joined(separator: ", "))];")
    }
    text = (lines + ["}"]).joined(separator: "\n")
  }

  /// Lines between quotes; in the language, `\n` ends a line of a label.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}

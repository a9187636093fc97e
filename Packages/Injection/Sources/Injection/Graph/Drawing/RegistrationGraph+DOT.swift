extension RegistrationGraph {
  /// The graph in Graphviz's language. What is needed later is dashed, what is missing is red.
  public var dot: String {
    let drawing = RegistrationDrawing(self)
    var lines = ["digraph registrations {", "  rankdir=LR", "  node [shape=box]"]
    for (number, group) in drawing.groups.enumerated() {
      lines += ["  subgraph cluster\(number) {", "    label=\(Self.quoted(group.title))"]
      lines += group.boxes.map { "    \(Self.statement(for: drawing.boxes[$0], number: $0))" }
      lines.append("  }")
    }
    for (number, box) in drawing.boxes.enumerated() where box.isMissing {
      lines.append("  \(Self.statement(for: box, number: number))")
    }
    lines += drawing.lines.map { line in
      var attributes = line.label.isEmpty ? [] : ["label=\(Self.quoted(line.label))"]
      if line.isLater { attributes.append("style=dashed") }
      if drawing.boxes[line.to].isMissing { attributes.append("color=red") }
      return "  n\(line.from) -> n\(line.to)\(attributes.isEmpty ? "" : " [\(attributes.joined(separator: " "))]")"
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func statement(for box: RegistrationDrawing.Box, number: Int) -> String {
    let label = ([box.title, box.details.joined(separator: ", ")] + [box.origin].compactMap(\.self))
      .joined(separator: "\n")
    return "n\(number) [label=\(quoted(label))\(box.isMissing ? " color=red" : "")]"
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

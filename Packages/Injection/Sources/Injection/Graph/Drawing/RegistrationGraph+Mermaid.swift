extension RegistrationGraph {
  /// The graph in Mermaid's language, which code hosts draw in Markdown. What is needed later is dotted.
  public var mermaid: String {
    let drawing = RegistrationDrawing(self)
    var lines = ["flowchart LR"]
    for (number, group) in drawing.groups.enumerated() {
      lines.append("  subgraph c\(number)[\(Self.quoted(group.title))]")
      lines += group.boxes.map { "    \(Self.statement(for: drawing.boxes[$0], number: $0))" }
      lines.append("  end")
    }
    for (number, box) in drawing.boxes.enumerated() where box.isMissing {
      lines.append("  \(Self.statement(for: box, number: number)):::missing")
    }
    lines += drawing.lines.map { line in
      let label = line.label.isEmpty ? "" : "|\(Self.quoted(line.label))|"
      return "  n\(line.from) \(line.isLater ? "-.->" : "-->")\(label) n\(line.to)"
    }
    if drawing.boxes.contains(where: \.isMissing) { lines.append("  classDef missing stroke:#c00,color:#c00") }
    return lines.joined(separator: "\n")
  }

  private static func statement(for box: RegistrationDrawing.Box, number: Int) -> String {
    let label = ([box.title, box.details.joined(separator: ", ")] + [box.origin].compactMap(\.self))
    return "n\(number)[\(quoted(label.joined(separator: "\n")))]"
  }

  /// Mermaid reads HTML in its labels, so what would be taken for that is written as the language's own entities.
  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;", "\n": "<br>"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

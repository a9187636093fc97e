/// A sequence diagram in the languages of other tools.
public enum SequenceMarkup: String, CaseIterable, Sendable {
  case mermaid, plantuml

  /// The diagram as a whole document.
  public func text(of diagram: SequenceDiagram) -> String {
    switch self {
    case .mermaid: mermaid(diagram)
    case .plantuml: plantUML(diagram)
    }
  }

  private func mermaid(_ diagram: SequenceDiagram) -> String {
    var lines = ["sequenceDiagram"]
    if diagram.messages.contains(where: { $0.from == nil }) { lines.append("  actor \(Self.outside)") }
    lines += diagram.lanes.enumerated().map { "  participant \(Self.name($0.offset)) as \($0.element.type)" }
    lines += diagram.messages.map { message in
      let arrow = message.later ? "-)" : message.through == nil ? "->>" : "-->>"
      // A semicolon would end the message, and a number sign begins the code of a character.
      let text = message.words.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
      return "  \(Self.name(message.from))\(arrow)\(Self.name(message.to)): \(text)"
    }
    return lines.joined(separator: "\n")
  }

  private func plantUML(_ diagram: SequenceDiagram) -> String {
    var lines = ["@startuml"]
    if diagram.messages.contains(where: { $0.from == nil }) { lines.append("actor \(Self.outside)") }
    lines += diagram.lanes.enumerated().map { "participant \"\($0.element.type)\" as \(Self.name($0.offset))" }
    lines += diagram.messages.map { message in
      let arrow = message.later ? "->>" : message.through == nil ? "->" : "-->"
      return "\(Self.name(message.from)) \(arrow) \(Self.name(message.to)) : \(message.words)"
    }
    return (lines + ["@enduml"]).joined(separator: "\n")
  }

  /// Who calls what app code did not set going.
  private static let outside = "Event"

  private static func name(_ lane: Int?) -> String { lane.map { "L\($0 + 1)" } ?? outside }
}

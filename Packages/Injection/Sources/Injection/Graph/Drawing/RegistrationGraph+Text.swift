extension RegistrationGraph: CustomStringConvertible {
  /// The graph for people to read: container by container, what is registered, and below each what it needs.
  public var description: String { text }

  /// The graph for people to read: container by container, what is registered, and below each what it needs.
  public var text: String {
    let drawing = RegistrationDrawing(self)
    let lines = Dictionary(grouping: drawing.lines, by: \.from)
    let width = drawing.boxes.map(\.title.count).max() ?? 0
    return drawing.groups
      .flatMap { group in
        [group.title]
          + group.boxes.flatMap { box in
            [Self.text(of: drawing.boxes[box], width: width)]
              + lines[box, default: []].map { Self.text(of: $0, to: drawing.boxes[$0.to], width: width) }
          }
      }
      .joined(separator: "\n")
  }

  private static func text(of box: RegistrationDrawing.Box, width: Int) -> String {
    let words = box.details.joined(separator: ", ") + (box.origin.map { "  \($0)" } ?? "")
    return "  \(padded(box.title, to: width + 2))  \(words)"
  }

  private static func text(of line: RegistrationDrawing.Line, to box: RegistrationDrawing.Box, width: Int) -> String {
    let title = line.label.isEmpty ? box.title : padded(box.title, to: width) + "  \(line.label)"
    return "    → \(title)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

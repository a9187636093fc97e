extension MarkdownRenderer {
  /// A line of text with its emphasis. Hard breaks are line feeds.
  public func text(for parts: [MarkdownInline]) -> StyledText {
    parts.map { text(for: $0) }.joined()
  }

  private func text(for part: MarkdownInline) -> StyledText {
    switch part {
    case .text(let text): StyledText(text)
    // The marks stay, since without colour nothing else would tell a command from the words around it.
    case .code(let code): StyledText("`\(code)`", .code)
    case .emphasis(let parts): text(for: parts).styled(.italic)
    case .strong(let parts): text(for: parts).styled(.bold)
    case .strikethrough(let parts): text(for: parts).styled(.strikethrough)
    case .link(let parts, let destination): link(text(for: parts), to: destination)
    case .image(let parts, _): StyledText("[image: \(parts.plain)]", .quiet)
    case .softBreak: " "
    case .hardBreak: "\n"
    case .html: ""
    }
  }

  private func link(_ label: StyledText, to destination: String) -> StyledText {
    if label.isEmpty || destination == label.plain { return StyledText(destination, .underline) }
    if destination == "mailto:" + label.plain { return label.styled(.underline) }
    // A relative path leads nowhere from a terminal.
    guard destination.contains("://") else { return label.styled(.underline) }
    return "\(label, .underline)\(" (\(destination))", .quiet)"
  }
}

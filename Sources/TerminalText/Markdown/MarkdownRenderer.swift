/// Renders Markdown for a terminal.
public struct MarkdownRenderer: Sendable {
  /// The form in which structure is shown.
  public enum Form: Sendable {
    /// With lines, bullets and boxes.
    case drawn
    /// With words, for a screen reader: no box drawing, tables as lists.
    case spoken

    /// What stands in front of the rest of a line of code that does not fit.
    public var codeMark: StyledText { self == .drawn ? "\("↪", .quiet) " : "\("…", .quiet) " }
  }

  /// How many columns the text may take.
  public let width: Int
  /// The form in which structure is shown.
  public let form: Form

  /// A renderer for a width of at least 20.
  public init(width: Int, form: Form = .drawn) {
    self.width = max(width, 20)
    self.form = form
  }

  /// Renders the whole document, without a line feed at its end.
  public func text(for document: MarkdownDocument) -> StyledText {
    text(for: document.blocks)
  }

  /// Renders some blocks of a document, without a line feed at their end.
  public func text(for blocks: [MarkdownBlock]) -> StyledText {
    lines(for: blocks, width: width).joined(separator: "\n")
  }

  func lines(for blocks: [MarkdownBlock], width: Int, isTight: Bool = false) -> [StyledText] {
    let parts = blocks.map { lines(for: $0, width: width) }.filter { !$0.isEmpty }
    return Array(parts.joined(separator: isTight ? [] : [StyledText()]))
  }

  /// The lines behind a margin: the first with `first`, the others with spaces or with `first` again.
  func indented(
    _ lines: [StyledText], first: StyledText, others: StyledText? = nil
  ) -> [StyledText] {
    let others = others ?? StyledText(String(repeating: " ", count: first.columns))
    return lines.enumerated().map { index, line in
      let margin = index == 0 ? first : others
      return line.isEmpty && index > 0 && margin.plain.allSatisfy { $0 == " " } ? line : margin + line
    }
  }

  private func lines(for block: MarkdownBlock, width: Int) -> [StyledText] {
    switch block.content {
    case .heading(_, let title):
      (form == .spoken ? "Heading: " + text(for: title) : text(for: title)).styled(.heading).wrapped(to: width)
    case .paragraph(let parts): text(for: parts).wrapped(to: width)
    case .code(let info, let code): listing(of: code, info: info, width: width)
    case .quote(let blocks): quote(blocks, width: width)
    case .list(let list): lines(for: list, width: width)
    case .table(let table): lines(for: table, width: width)
    case .thematicBreak:
      form == .drawn ? [StyledText(String(repeating: "─", count: width), .quiet)] : ["* * *"]
    case .html(let html):
      html.hasPrefix("<!--") ? [] : StyledText(html.trimmingSuffix("\n"), .quiet).wrapped(to: width)
    }
  }

  private func quote(_ blocks: [MarkdownBlock], width: Int) -> [StyledText] {
    switch form {
    case .drawn:
      indented(
        lines(for: blocks, width: max(8, width - 2)), first: StyledText("│ ", .quiet), others: StyledText("│ ", .quiet))
    case .spoken: ["Quote:"] + indented(lines(for: blocks, width: max(8, width - 2)), first: "  ", others: "  ")
    }
  }

  private func listing(of code: String, info: String, width: Int) -> [StyledText] {
    let language = info.split(separator: " ").first.map(String.init) ?? ""
    let code = code.trimmingSuffix("\n")
    let styled = language == "swift" ? SwiftHighlighter().styled(code) : StyledText(code, .code)
    let margin: StyledText = "    "
    let lines = indented(styled.brokenAsCode(max(8, width - 4), mark: form.codeMark), first: margin, others: margin)
    guard form == .spoken else { return lines }
    return [StyledText(language.isEmpty ? "Code:" : "Code in \(language):")] + lines
  }
}

extension String {
  fileprivate func trimmingSuffix(_ end: Character) -> String {
    var text = self[...]
    while text.last == end { text.removeLast() }
    return String(text)
  }
}

import CMarkGFM

/// Turns cmark's tree into values.
struct CMarkReader {
  let firstLine: Int

  func blocks(of text: String) -> [MarkdownBlock] {
    _ = Self.registerExtensions
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    return blocks(in: CMarkNode(root))
  }

  /// cmark keeps its extensions in a list of the whole process: they are registered once.
  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

  private func blocks(in node: CMarkNode) -> [MarkdownBlock] {
    node.children.compactMap(block)
  }

  private func block(_ node: CMarkNode) -> MarkdownBlock? {
    content(node).map { MarkdownBlock(line: line(of: node), content: $0) }
  }

  private func line(of node: CMarkNode) -> Int { node.line + firstLine - 1 }

  private func content(_ node: CMarkNode) -> MarkdownBlock.Content? {
    if node.isTooDeep { return .paragraph([.text(node.text)]) }
    return switch node.typeName {
    case "heading": .heading(level: node.headingLevel, inlines(in: node))
    case "paragraph": .paragraph(inlines(in: node))
    case "code_block": .code(info: node.fenceInfo, text: node.literal)
    case "block_quote": .quote(blocks(in: node))
    case "list": .list(list(node))
    case "table": .table(table(node))
    case "thematic_break": .thematicBreak
    case "html_block": .html(node.literal)
    default: nil
    }
  }

  private func list(_ node: CMarkNode) -> MarkdownList {
    let items = node.children.map { item in
      MarkdownList.Item(line: line(of: item), isTicked: item.isTicked, blocks: blocks(in: item))
    }
    return MarkdownList(start: node.listStart, isTight: node.isTight, items: items)
  }

  private func table(_ node: CMarkNode) -> MarkdownTable {
    let rows = node.children.map { row in row.children.map(inlines) }
    return MarkdownTable(alignments: node.alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private func inlines(in node: CMarkNode) -> [MarkdownInline] {
    node.children.compactMap(inline)
  }

  private func inline(_ node: CMarkNode) -> MarkdownInline? {
    if node.isTooDeep { return .text(node.text) }
    return switch node.typeName {
    case "text": .text(node.literal)
    case "code": .code(node.literal)
    case "emph": .emphasis(inlines(in: node))
    case "strong": .strong(inlines(in: node))
    case "strikethrough": .strikethrough(inlines(in: node))
    case "link": .link(inlines(in: node), destination: node.url)
    case "image": .image(inlines(in: node), source: node.url)
    case "softbreak": .softBreak
    case "linebreak": .hardBreak
    case "html_inline": .html(node.literal)
    default: nil
    }
  }
}

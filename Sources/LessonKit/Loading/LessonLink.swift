import Foundation
import TerminalText

/// A link in a lesson, and where it is written.
struct LessonLink: Hashable {
  let destination: String
  let line: Int

  /// The path of a file beside the lesson; nil for links that lead elsewhere.
  var relativePath: String? {
    let path = destination.prefix { $0 != "#" }
    let hasScheme = path.prefix { $0 != "/" }.contains(":")
    return path.isEmpty || hasScheme ? nil : String(path).removingPercentEncoding
  }

  /// All links of a block, however deep.
  static func links(in block: MarkdownBlock) -> [LessonLink] {
    func found(_ parts: [MarkdownInline]) -> [LessonLink] {
      destinations(in: parts).map { LessonLink(destination: $0, line: block.line) }
    }
    switch block.content {
    case .heading(_, let parts), .paragraph(let parts): return found(parts)
    case .quote(let blocks): return blocks.flatMap(links)
    case .list(let list): return list.items.flatMap { $0.blocks.flatMap(links) }
    case .table(let table): return ([table.header] + table.rows).joined().flatMap(found)
    case .code, .thematicBreak, .html: return []
    }
  }

  private static func destinations(in parts: [MarkdownInline]) -> [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .link(let parts, let destination): [destination] + destinations(in: parts)
      case .image(_, let source): [source]
      case .emphasis(let parts), .strong(let parts), .strikethrough(let parts): destinations(in: parts)
      case .text, .code, .softBreak, .hardBreak, .html: []
      }
    }
  }
}

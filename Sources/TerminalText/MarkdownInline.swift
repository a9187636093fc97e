/// A part of a line of text.
public indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case strikethrough([MarkdownInline])
  case link([MarkdownInline], destination: String)
  case image([MarkdownInline], source: String)
  /// The end of a source line within a paragraph.
  case softBreak
  /// A line break that the author asked for.
  case hardBreak
  /// Raw HTML, as it was written.
  case html(String)

  /// The text, without its markup.
  public var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let parts), .strong(let parts), .strikethrough(let parts), .link(let parts, _),
      .image(let parts, _):
      parts.plain
    case .softBreak, .hardBreak: " "
    case .html: ""
    }
  }
}

extension Sequence<MarkdownInline> {
  /// The text, without its markup.
  public var plain: String { map(\.plain).joined() }
}

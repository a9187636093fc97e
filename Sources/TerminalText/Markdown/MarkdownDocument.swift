/// A Markdown text as a tree of values: CommonMark with tables, task lists and strikethrough.
public struct MarkdownDocument: Hashable, Sendable {
  /// In the order of the text.
  public let blocks: [MarkdownBlock]

  /// Parses a text. Every text is Markdown, so this cannot fail.
  ///
  /// - Parameter firstLine: the number of the text's first line in the file that it was taken from.
  public init(parsing text: String, firstLine: Int = 1) {
    blocks = CMarkReader(firstLine: firstLine).blocks(of: text)
  }
}

/// A part of a document that has lines of its own.
public struct MarkdownBlock: Hashable, Sendable {
  /// The line on which it begins, from 1.
  public let line: Int
  /// Its kind and contents.
  public let content: Content

  /// A block that begins at a line.
  public init(line: Int, content: Content) {
    self.line = line
    self.content = content
  }

  /// The kind of a block, with its contents.
  public indirect enum Content: Hashable, Sendable {
    /// A title; levels go from 1 to 6.
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    /// A listing; `info` is what follows the opening fence, empty for indented code.
    case code(info: String, text: String)
    case quote([MarkdownBlock])
    case list(MarkdownList)
    case table(MarkdownTable)
    case thematicBreak
    /// Raw HTML, as it was written.
    case html(String)
  }
}

/// A list of items, each of which holds blocks.
public struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; nil for a list with bullets.
  public let start: Int?
  /// Whether its items stand without blank lines between them.
  public let isTight: Bool
  /// In the order of the text.
  public let items: [Item]

  /// A list of items, numbered from `start` if there is one.
  public init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// One item.
  public struct Item: Hashable, Sendable {
    /// The line on which it begins, from 1.
    public let line: Int
    /// For an item of a task list, whether it is ticked.
    public let isTicked: Bool?
    /// Its blocks; the first is usually a paragraph.
    public let blocks: [MarkdownBlock]

    /// An item that begins at a line.
    public init(line: Int, isTicked: Bool? = nil, blocks: [MarkdownBlock]) {
      self.line = line
      self.isTicked = isTicked
      self.blocks = blocks
    }
  }
}

/// A table with a header. Every row has as many cells as there are alignments.
public struct MarkdownTable: Hashable, Sendable {
  /// One for each column.
  public let alignments: [Alignment]
  /// The titles of the columns.
  public let header: [Cell]
  /// The rows below the header.
  public let rows: [[Cell]]

  /// A table with these parts.
  public init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// What one cell holds.
  public typealias Cell = [MarkdownInline]

  /// On which side of a column its cells stand.
  public enum Alignment: Hashable, Sendable {
    case left, centre, right
  }
}

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

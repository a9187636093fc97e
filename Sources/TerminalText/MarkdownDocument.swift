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

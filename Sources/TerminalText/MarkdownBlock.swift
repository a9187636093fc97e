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

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

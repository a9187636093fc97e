/// A table with a header. Every row has as many cells as there are alignments.
public struct MarkdownTable: Hashable, Sendable {
  public let alignments: [Alignment]
  public let header: [Cell]
  public let rows: [[Cell]]

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

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

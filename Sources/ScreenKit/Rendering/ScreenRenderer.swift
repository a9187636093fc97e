import TextLayout

/// Draws screens as boxes of text.
///
/// A screen's box has square corners and a presented screen's round ones; a pushed screen's title has a `‹` before it.
/// Disabled elements are dotted, so that nothing depends on colour.
public struct ScreenRenderer: Sendable {
  /// The maximal width of a box, in columns.
  public let width: Int

  /// The minimal width of a box, even if its contents need less.
  private let pleasantWidth = 40

  /// A renderer for a width.
  ///
  /// - Parameter width: the columns that a box may take. It takes fewer if its contents need no more.
  public init(width: Int) {
    self.width = max(1, width)
  }

  /// Draws a screen. The lines have no trailing line break.
  public func text(for screen: Screen) -> String {
    let layout = ScreenLayout(screen.elements)
    let sections = [layout.banners, layout.blocks.isEmpty ? [LabelBlock(text: "")] : layout.blocks]
      .filter { !$0.isEmpty }
    guard width >= Box.leastWidth else {
      return sections.joined().flatMap { $0.lines(width: width) }.joined(separator: "\n")
    }
    let title = TextMetrics.printable(screen.title)
    let box = Box(
      border: screen.presentation == .modal ? .round : .square,
      title: screen.presentation == .pushed && !title.isEmpty ? "‹ \(title)" : title,
      sections: sections)
    return box.lines(width: min(width, max(pleasantWidth, box.naturalWidth))).joined(separator: "\n")
  }
}

import TerminalText

/// A lesson's text cut at its headings.
struct LessonSections {
  private(set) var title: String?
  /// The line of the title, or where it should be.
  private(set) var firstLine = 1
  private(set) var introduction: [MarkdownBlock] = []
  private(set) var steps: [Section] = []

  /// What stands below one `##`.
  struct Section {
    let title: String
    let line: Int
    var blocks: [MarkdownBlock] = []
  }

  init(_ blocks: [MarkdownBlock]) {
    firstLine = blocks.first?.line ?? 1
    for block in blocks {
      switch block.content {
      case .heading(1, let words) where title == nil && steps.isEmpty:
        title = words.plain
        firstLine = block.line
      case .heading(2, let words): steps.append(Section(title: words.plain, line: block.line))
      default:
        if steps.isEmpty { introduction.append(block) } else { steps[steps.count - 1].blocks.append(block) }
      }
    }
  }
}

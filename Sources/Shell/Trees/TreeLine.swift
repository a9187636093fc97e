import TerminalText

/// One line of a tree: lines follow each other as one reads them, each below the last one that is less deep.
struct TreeLine: Hashable {
  /// 0 for a root.
  let depth: Int
  let text: StyledText
  /// Stands in a column of its own.
  var note = StyledText()
  /// Lines of their own below it.
  var details: [StyledText] = []
}

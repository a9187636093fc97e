import TerminalText

/// One line of a tree: lines follow each other as one reads them, each below the last one that is less deep.
struct TreeLine: Hashable {
  /// 0 for a root.
  let depth: Int
  let text: StyledText
  /// Stands in a column of its own.
  var note = StyledText()
  /// The same in fewer words, for where the note does not fit; nothing where there are none.
  var shortNote: StyledText?
  /// Lines of their own below it.
  var details: [StyledText] = []
}

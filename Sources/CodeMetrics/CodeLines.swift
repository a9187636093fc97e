import SwiftSyntax

/// The lines of a file that hold code.
struct CodeLines {
  let count: Int

  init(_ tree: SourceFileSyntax) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var lines: Set<Int> = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let first = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      // A piece of a text over several lines ends with its line feed, which belongs to the line that it ends.
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      let last = converter.location(for: AbsolutePosition(utf8Offset: max(end - 1, 0))).line
      lines.formUnion(first...max(first, last))
    }
    count = lines.count
  }
}

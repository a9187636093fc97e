import SwiftSyntax

/// The braces and what is between them.
struct Body {
  let brace: TokenSyntax
  let statements: CodeBlockItemListSyntax

  init(brace: TokenSyntax, statements: CodeBlockItemListSyntax) {
    self.brace = brace
    self.statements = statements
  }

  init(_ block: CodeBlockSyntax) {
    self.init(brace: block.leftBrace, statements: block.statements)
  }

  var start: AbsolutePosition { brace.endPositionBeforeTrailingTrivia }
}

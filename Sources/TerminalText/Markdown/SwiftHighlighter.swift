import SourceLimits
import SwiftIDEUtils
import SwiftParser

/// Colours the words of a Swift listing lightly: reserved words, literals and comments.
///
/// Listings in lessons are fragments, which swift-syntax reads as well as whole programs.
public struct SwiftHighlighter {
  /// A highlighter.
  public init() {}

  /// The code with the meaning of its words.
  public func styled(_ code: String) -> StyledText {
    let bytes = Array(code.utf8)
    guard SourceLimits.lineBeyond(in: bytes) == nil else { return StyledText(code) }
    return Parser.parse(source: code).classifications.reduce(into: StyledText()) { text, part in
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      text += StyledText(String(decoding: bytes[range], as: UTF8.self), style(for: part.kind))
    }
  }

  private func style(for kind: SyntaxClassification) -> TextStyle {
    switch kind {
    case .keyword, .attribute, .ifConfigDirective: .keyword
    case .stringLiteral, .regexLiteral, .integerLiteral, .floatLiteral: .literal
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .quiet
    default: .plain
    }
  }
}

@_spi(RawSyntax) import SwiftSyntax

extension RawSyntaxNodeProtocol {
  /// The bytes from its first token to its last, without what stands around them.
  var text: UnsafeBufferPointer<UInt8> {
    guard let first = raw.token(.first)?.tokenText.baseAddress, let last = raw.token(.last)?.tokenText,
      let end = last.baseAddress
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: first, count: end + last.count - first)
  }
}

extension RawSyntax {
  enum End {
    case first, last
  }

  /// The token at which it begins or ends; nothing for an empty list.
  func token(_ end: End) -> RawTokenSyntax? {
    var node = self
    while let layout = node.layoutView {
      let next =
        switch end {
        case .first: layout.children.first { $0?.isEmpty == false }
        case .last: layout.children.last { $0?.isEmpty == false }
        }
      guard case let child?? = next else { return nil }
      node = child
    }
    return RawTokenSyntax(node)
  }
}

extension RawTokenSyntax {
  /// The name without backticks.
  var name: String {
    let text = String(syntaxText: tokenText)
    return text.utf8.first == UInt8(ascii: "`") ? text.replacing("`", with: "") : text
  }

  /// The keyword that it is; nothing for names, in backticks or not.
  var keyword: Keyword? { tokenKind == .keyword ? Keyword(tokenText) : nil }
}

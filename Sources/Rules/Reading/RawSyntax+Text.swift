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

  /// The token at which it begins or ends; `nil` for an empty list.
  func token(_ end: End) -> RawTokenSyntax? {
    var node = self
    while let layout = node.layoutView {
      guard let child = layout.child(at: end) else { return nil }
      node = child
    }
    return RawTokenSyntax(node)
  }
}

extension RawSyntaxLayoutView {
  /// The child at which it begins or ends; empty ones do not count.
  fileprivate func child(at end: RawSyntax.End) -> RawSyntax? {
    switch end {
    case .first:
      for case let child? in children where child.byteLength > 0 { return child }
      return nil
    case .last: return children.last { ($0?.byteLength ?? 0) > 0 } ?? nil
    }
  }
}

extension RawTokenSyntax {
  /// The name without backticks.
  var name: String {
    let text = tokenText
    let bytes = UnsafeBufferPointer(start: text.baseAddress, count: text.count)
    // Made in place, as most names are so short that they take no memory of their own.
    let name = String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
    return bytes.first == UInt8(ascii: "`") ? name.replacing("`", with: "") : name
  }

  /// Whether the name begins with a capital letter, as those of types do.
  var beginsWithCapital: Bool {
    let text = tokenText
    let bytes = UnsafeBufferPointer(start: text.baseAddress, count: text.count)
    let first = bytes.first { $0 != UInt8(ascii: "`") }
    return first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// The keyword that it is; `nil` for names, in backticks or not.
  var keyword: Keyword? { tokenKind == .keyword ? Keyword(tokenText) : nil }
}

extension RawLabeledExprListSyntax {
  /// The first argument, without a list of all.
  var first: RawLabeledExprSyntax? {
    var nodes = nodes
    return nodes.next()
  }
}

@_spi(RawSyntax) import SwiftSyntax

/// The nodes of a list, one after the other.
///
/// The tree's own `elements` makes an array each time, though most lists have one node or none.
struct NodeList<Node: RawSyntaxNodeProtocol>: Sequence, IteratorProtocol {
  private var rest: UnsafeBufferPointer<RawSyntax?>.Iterator

  /// - Parameter list: `nil` where there is none.
  init(_ list: (some RawSyntaxNodeProtocol)?) {
    rest = list?.raw.layoutView?.children.makeIterator() ?? UnsafeBufferPointer(start: nil, count: 0).makeIterator()
  }

  mutating func next() -> Node? {
    guard case let child?? = rest.next() else { return nil }
    return child.cast(Node.self)
  }
}

extension RawAttributeListSyntax {
  var nodes: NodeList<RawSyntax> { NodeList(self) }
}

extension RawClosureCaptureListSyntax {
  var nodes: NodeList<RawClosureCaptureSyntax> { NodeList(self) }
}

extension RawDeclModifierListSyntax {
  var nodes: NodeList<RawDeclModifierSyntax> { NodeList(self) }
}

extension RawFunctionParameterListSyntax {
  var nodes: NodeList<RawFunctionParameterSyntax> { NodeList(self) }
}

extension RawLabeledExprListSyntax {
  var nodes: NodeList<RawLabeledExprSyntax> { NodeList(self) }
}

extension RawMultipleTrailingClosureElementListSyntax {
  var nodes: NodeList<RawMultipleTrailingClosureElementSyntax> { NodeList(self) }
}

extension RawPatternBindingListSyntax {
  var nodes: NodeList<RawPatternBindingSyntax> { NodeList(self) }
}

@_spi(RawSyntax) import SwiftSyntax

/// Where a file's text begins in memory, from which the places of its tokens are counted.
///
/// A tree's tokens refer to its text, so that a place need not be added up from the lengths of what stands before it.
struct Origin {
  private let address: UnsafePointer<UInt8>?
  private let names: LongNames
  private let said: SaidNames

  /// - Parameter tree: a file's; it must be kept for as long as places are asked for.
  init(of tree: RawSyntax) {
    names = LongNames(forBytes: tree.byteLength)
    said = SaidNames(forBytes: tree.byteLength)
    let first = tree.token(.first)
    address = first?.tokenText.baseAddress.map { $0 - (first?.leadingTriviaByteLength ?? 0) }
  }

  /// The names that were read.
  var filter: NameFilter { said.filter }

  /// Where a node's first token begins, in bytes.
  func offset(of node: some RawSyntaxNodeProtocol) -> Int {
    distance(to: node.raw.token(.first)?.tokenText.baseAddress)
  }

  /// A token's name without backticks, and where it begins; it is one that the file says from now on.
  func named(_ token: RawTokenSyntax) -> (text: String, offset: Int) {
    let text = token.tokenText
    let bytes = UnsafeBufferPointer(start: text.baseAddress, count: text.count)
    guard bytes.first != UInt8(ascii: "`") else {
      let name = token.name
      said.note(NameHash(name))
      return (text: name, offset: distance(to: text.baseAddress))
    }
    said.note(NameHash(UnsafeRawBufferPointer(bytes)))
    return (text: names.name(of: bytes), offset: distance(to: text.baseAddress))
  }

  /// Where a token begins, in bytes.
  func offset(of token: RawTokenSyntax) -> Int { distance(to: token.tokenText.baseAddress) }

  /// Where a node's last token ends, in bytes.
  func end(of node: some RawSyntaxNodeProtocol) -> Int {
    let last = node.raw.token(.last)?.tokenText
    return distance(to: last?.baseAddress) + (last?.count ?? 0)
  }

  /// Where a node stands; nowhere if it has no token.
  func place(of node: some RawSyntaxNodeProtocol) -> Range<Int> {
    node.raw.token(.first) == nil ? 0..<0 : offset(of: node)..<end(of: node)
  }

  private func distance(to place: UnsafePointer<UInt8>?) -> Int {
    guard let place, let address else { return 0 }
    return place - address
  }
}

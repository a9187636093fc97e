/// The compiler's name for a static variable: `$s`, what it stands in, its own name, its type, then `vpZ`.
struct VariableMangling {
  private static let start = "$s"
  private static let end = "vpZ"
  private static let tokenEnd = "_Wz"

  let type: TypeMetadata
  let ownership: ReferenceOwnership
  /// The symbol of the word that says whether the variable was made; nothing for one that needs no making.
  let token: SymbolTable.Symbol?

  /// Nothing for a symbol that is no static variable's, or one whose type the runtime cannot tell.
  init?(_ symbol: String, in table: SymbolTable) {
    guard symbol.hasSuffix(Self.end) else { return nil }
    let body = symbol.dropFirst(Self.start.count).dropLast(Self.end.count)
    // Where the type begins is not marked. The token's name ends there; without one, only trying tells.
    let places = body.indices.dropFirst()
    let tokens = places.reversed().lazy.compactMap { place in
      table.symbol(named: Self.start + body[..<place] + Self.tokenEnd).map { (place, $0) }
    }
    token = tokens.first?.1
    let starts = tokens.first.map { [$0.0] } ?? Array(places)
    guard let (ownership, type) = starts.lazy.compactMap({ Self.type(in: body, from: $0) }).first else { return nil }
    (self.ownership, self.type) = (ownership, type)
  }

  /// The type whose name begins at a place.
  ///
  /// A type's name abbreviates what was named before it, so that it cannot be read alone. But the whole, with two
  /// letters more, is the name of a pair: of the type around the variable, labelled with the variable's name, and of
  /// the variable's own.
  private static func type(in body: Substring, from place: Substring.Index) -> (ReferenceOwnership, TypeMetadata)? {
    let (ownership, type) = ReferenceOwnership.split(body[place...])
    let name = "\(withoutDiscriminator(body[..<place]))_\(type)t"
    guard let pair = _typeByName(name).map(TypeMetadata.init), case .tuple(let parts) = TypeShape(reading: pair),
      parts.count == 2
    else { return nil }
    return (ownership, parts[1].type)
  }

  /// The name of what is private to a file consists of two parts, its own and the file's. A label has only one, which
  /// must hold the words of both, since the type's name may abbreviate those, too.
  private static func withoutDiscriminator(_ prefix: Substring) -> Substring {
    let marker = "33_"
    guard prefix.hasSuffix("LL"), let file = prefix.ranges(of: marker).last else { return prefix }
    let own = prefix[..<file.lowerBound]
    // The name's length stands before it.
    let lengths = (1..<own.count).filter { own.dropLast($0).hasSuffix("\($0)") }
    guard let length = lengths.first else { return prefix }
    let name = own.suffix(length)
    let hash = prefix[file.upperBound...].dropLast(2)
    return own.dropLast(length + "\(length)".count) + "\(length + 1 + hash.count)" + name + "_" + hash
  }
}

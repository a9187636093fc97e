/// The mangled name of a static or global variable: `$s`, its context, its own name, its type, then `vpZ` or `vp`. It
/// does not say whether the variable is weak or unowned.
///
/// The grammar is in the Swift repository: docs/ABI/Mangling.rst.
struct VariableMangling {
  private static let start = "$s"
  private static let staticEnd = "vpZ"
  private static let globalEnd = "vp"
  private static let tokenEnd = "_Wz"

  let type: TypeMetadata
  /// The symbol of the word that says whether the variable is initialised; nil for one that needs no initialiser.
  let token: SymbolTable.Symbol?

  /// Returns nil for a symbol that is not such a variable's, or one whose type the runtime cannot tell.
  init?(_ symbol: String, in table: SymbolTable) {
    guard let end = [Self.staticEnd, Self.globalEnd].first(where: symbol.hasSuffix) else { return nil }
    let isGlobal = end == Self.globalEnd
    let body = symbol.dropFirst(Self.start.count).dropLast(end.count)
    // Where the type begins is not marked. The token's name ends there; without one, only trying tells.
    let places = body.indices.dropFirst()
    let tokens = places.reversed().lazy.compactMap { place in
      table.symbol(named: Self.start + body[..<place] + Self.tokenEnd).map { (place, $0) }
    }
    token = tokens.first?.1
    let starts = tokens.first.map { [$0.0] } ?? Array(places)
    let types = starts.lazy.compactMap { Self.type(in: body, from: $0, isGlobal: isGlobal) }
    guard let type = types.first else { return nil }
    self.type = type
  }

  /// The type whose name begins at an index.
  ///
  /// A type's name abbreviates names before it, so that it cannot be read alone. But the whole can be turned into the
  /// name of a tuple that ends with the variable's own type, where each name before it is the label of an element: the
  /// variable's name labels the enclosing type, others a Bool, which no abbreviation refers to.
  private static func type(in body: Substring, from place: Substring.Index, isGlobal: Bool) -> TypeMetadata? {
    let (name, file) = parts(of: body[..<place])
    var elements = isGlobal ? globalElements(name) : "\(name)_"
    if let file { elements += "Sb\(file)" }
    let tuple = "\(elements)\(body[place...])t"
    guard let type = _typeByName(tuple).map(TypeMetadata.init), case .tuple(let parts) = TypeShape(reading: type)
    else { return nil }
    return parts.last?.type
  }

  /// The module, and the variable in it.
  private static func globalElements(_ name: Substring) -> String {
    let digits = name.prefix(while: \.isNumber)
    let module = name.prefix(digits.count + (Int(digits) ?? 0))
    return "Sb\(module)_Sb\(name.dropFirst(module.count))"
  }

  /// The name of what is private to a file consists of two parts, its own and the file's.
  private static func parts(of prefix: Substring) -> (name: Substring, file: Substring?) {
    guard prefix.hasSuffix("LL"), let file = prefix.ranges(of: "33_").last else { return (prefix, nil) }
    return (prefix[..<file.lowerBound], prefix[file.lowerBound...].dropLast(2))
  }
}

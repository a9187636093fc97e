/// The compiler's name for a static or global variable: `$s`, what it stands in, its own name, its type, then `vpZ` or
/// `vp`. Whether the variable is weak or unowned is not said.
struct VariableMangling {
  private static let start = "$s"
  private static let staticEnd = "vpZ"
  private static let globalEnd = "vp"
  private static let tokenEnd = "_Wz"

  let type: TypeMetadata
  /// The symbol of the word that says whether the variable was made; nothing for one that needs no making.
  let token: SymbolTable.Symbol?

  /// Nothing for a symbol that is no such variable's, or one whose type the runtime cannot tell.
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

  /// The type whose name begins at a place.
  ///
  /// A type's name abbreviates what was named before it, so that it cannot be read alone. But the whole can be made the
  /// name of a tuple that ends in the variable's own type, where each name before it is the label of something: the
  /// variable's name of the type around it, others of a Bool, which nothing is abbreviated to.
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

extension MangledName {
  /// Whether this is a variable that is captured in a box of its own.
  var isBox: Bool { hasSuffix("Xx") || hasSuffix("XX") || hasSuffix("Xb") }

  /// Whether this is a class, also an optional or generic one: its references all have one size.
  var isClass: Bool {
    guard leadingDescriptor?.kind == .class else { return false }
    var rest = tokens.dropFirst()
    if rest.suffix(2) == [.character(UInt8(ascii: "S")), .character(UInt8(ascii: "g"))] { rest.removeLast(2) }
    return rest.isEmpty
      || rest.first == .character(UInt8(ascii: "y")) && rest.last == .character(UInt8(ascii: "G"))
  }
}

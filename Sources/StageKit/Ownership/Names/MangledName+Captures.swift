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

extension MangledName {
  /// The size of a captured value of a lowered function type: such types have no metadata.
  enum FunctionForm {
    /// Code and context.
    case thick
    /// Code alone, or a block.
    case thin
  }

  /// Recognises functions as closures capture them, `Ieg_`, also optional ones; nil for other types.
  var functionForm: FunctionForm? {
    var tokens = self.tokens[...]
    while tokens.suffix(2) == [.character(UInt8(ascii: "S")), .character(UInt8(ascii: "g"))] { tokens.removeLast(2) }
    guard tokens.popLast() == .character(UInt8(ascii: "_")) else { return nil }
    var letters: [Character] = []
    while case .character(let byte)? = tokens.last, Character(UnicodeScalar(byte)).isLetter {
      letters.append(Character(UnicodeScalar(byte)))
      tokens.removeLast()
    }
    letters.reverse()
    for start in letters.indices where letters[start] == "I" {
      if let form = Self.form(ofAttributes: letters[(start + 1)...]) { return form }
    }
    return nil
  }

  /// Reads the letters after an `I`: whether it escapes, its convention, its representation.
  private static func form(ofAttributes letters: ArraySlice<Character>) -> FunctionForm? {
    var letters = letters
    for optional: Set<Character> in [["s"], ["I"], ["P"], ["e"], ["A", "T"], ["d", "l", "f", "r"]] {
      if let first = letters.first, optional.contains(first) { letters.removeFirst() }
    }
    guard let convention = letters.popFirst(), "yxgt".contains(convention) else { return nil }
    // A `z` before a C function or a block says that its C type follows; elsewhere it stands for an error.
    if letters.first == "z", let next = letters.dropFirst().first, "BC".contains(next) { return .thin }
    if let representation = letters.first, "BCMJKW".contains(representation) { return .thin }
    return convention == "t" ? .thin : .thick
  }
}

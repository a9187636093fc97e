/// A mangled type name, in which some parts are relative references to descriptors.
///
/// The grammar is in the Swift repository: docs/ABI/Mangling.rst ("Symbolic references").
struct MangledName {
  /// One character, or a reference to a descriptor, whose offset takes several bytes.
  enum Token: Hashable {
    case character(UInt8)
    case reference(kind: UInt8, at: UnsafeRawPointer)
  }

  let start: UnsafeRawPointer
  let length: Int

  init?(_ start: UnsafeRawPointer?) {
    guard let start else { return nil }
    self.start = start
    var end = start
    while case let byte = end.load(as: UInt8.self), byte != 0 { end += Self.width(of: byte) }
    length = end - start
  }

  private init(start: UnsafeRawPointer, length: Int) {
    self.start = start
    self.length = length
  }

  var tokens: [Token] {
    var tokens: [Token] = []
    var offset = 0
    while offset < length {
      let byte = start.load(fromByteOffset: offset, as: UInt8.self)
      let width = Self.width(of: byte)
      tokens.append(width == 1 ? .character(byte) : .reference(kind: byte, at: start + offset + 1))
      offset += width
    }
    return tokens
  }

  func hasSuffix(_ suffix: String) -> Bool {
    let suffix = suffix.utf8.map(Token.character)
    return tokens.suffix(suffix.count) == suffix[...]
  }

  /// The name without its last characters, which must not be part of a reference.
  func dropLast(_ count: Int) -> MangledName {
    MangledName(start: start, length: length - count)
  }

  /// Whether the type cannot be copied, in which case the runtime does not describe it.
  var isWithheld: Bool {
    if case .reference(9, _)? = tokens.first { tokens.count == 1 } else { false }
  }

  /// The descriptor that the name begins with.
  var leadingDescriptor: ContextDescriptor? {
    guard case .reference(let kind, let field)? = tokens.first else { return nil }
    let target = field + Int(field.loadUnaligned(as: Int32.self))
    switch kind {
    case 1: return ContextDescriptor(pointer: target)
    case 2: return target.load(as: UnsafeRawPointer?.self).map(ContextDescriptor.init(pointer:))
    default: return nil
    }
  }

  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0x01...0x17: 5
    case 0x18...0x1F: 9
    default: 1
    }
  }
}

/// What the compiler wrote down about a nominal type, or about what surrounds it.
struct ContextDescriptor: Hashable {
  enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case opaqueType = 4
    case `class` = 16
    case `struct` = 17
    case `enum` = 18
  }

  let pointer: UnsafeRawPointer

  /// The description of a class, struct or enum; nothing for other types.
  init?(_ metadata: TypeMetadata) {
    switch metadata.kind {
    case .struct, .enum, .optional:
      guard let pointer = metadata.address(atWord: 1) else { return nil }
      self.pointer = pointer
    case .class:
      guard let pointer = ClassMetadata(metadata)?.description else { return nil }
      self.pointer = pointer
    default: return nil
    }
  }

  init(pointer: UnsafeRawPointer) {
    self.pointer = pointer
  }

  var kind: Kind? { Kind(rawValue: flags & 0x1F) }
  var isGeneric: Bool { flags & 0x80 != 0 }
  /// The bits that mean something for this kind of context only.
  var kindFlags: UInt32 { flags >> 16 }

  /// What the declaration stands in.
  var parent: ContextDescriptor? {
    pointer.relativeIndirectable(at: 4).map(ContextDescriptor.init(pointer:))
  }

  /// The declaration's own name; only modules and nominal types have one.
  var name: String? {
    switch kind {
    case .module, .protocol, .class, .struct, .enum: pointer.relative(at: 8)?.text
    default: nil
    }
  }

  /// The module that holds the declaration.
  var module: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.name ?? ""
  }

  /// The description that an extension extends.
  var extended: ContextDescriptor? {
    guard kind == .extension, let name = MangledName(pointer.relative(at: 8)) else { return nil }
    return name.leadingDescriptor
  }

  /// The words of metadata at which the distances of stored fields begin, counted from where the kind has its base.
  var fieldOffsetsWord: Int {
    Int(pointer.load(fromByteOffset: kind == .class ? 40 : 24, as: UInt32.self))
  }

  /// The declarations of stored fields or cases.
  var fieldRecords: FieldRecords? { pointer.relative(at: 16).map(FieldRecords.init(pointer:)) }

  /// How many cases of an enum have a payload.
  var payloadCaseCount: Int { Int(pointer.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }

  private var flags: UInt32 { pointer.load(as: UInt32.self) }
}

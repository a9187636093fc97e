/// The compiler's description of a nominal type, or of its context.
///
/// See docs/ABI/TypeMetadata.rst ("Nominal Type Descriptor") and include/swift/ABI/Metadata.h
/// (`TargetContextDescriptor`) in the Swift repository.
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

  /// Returns nil for types other than classes, structs and enums.
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
  /// The flags that depend on the kind of the context.
  var kindFlags: UInt32 { flags >> 16 }

  /// The context that contains the declaration.
  var parent: ContextDescriptor? {
    pointer.relativeIndirectable(at: 4).map(ContextDescriptor.init(pointer:))
  }

  /// The declaration's own name; only modules and nominal types have one.
  var name: String? {
    switch kind {
    case .module, .protocol, .class, .struct, .enum: pointer.relative(at: 8)?.text.asInSource
    default: nil
    }
  }

  /// The module that holds the declaration.
  var module: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.name ?? ""
  }

  /// The type that an extension extends.
  var extended: ContextDescriptor? {
    guard kind == .extension, let name = MangledName(pointer.relative(at: 8)) else { return nil }
    return name.leadingDescriptor
  }

  /// The word of the metadata at which the offsets of stored fields begin, counted from the kind's base.
  var fieldOffsetsWord: Int {
    Int(pointer.load(fromByteOffset: kind == .class ? 40 : 24, as: UInt32.self))
  }

  /// The declarations of stored fields or cases.
  var fieldRecords: FieldRecords? { pointer.relative(at: 16).map(FieldRecords.init(pointer:)) }

  /// The number of an enum's cases with a payload.
  var payloadCaseCount: Int { Int(pointer.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }

  private var flags: UInt32 { pointer.load(as: UInt32.self) }
}

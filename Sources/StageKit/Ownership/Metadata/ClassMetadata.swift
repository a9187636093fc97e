/// The parts of a class's metadata that say where its fields are.
///
/// The layouts are in the Swift repository: docs/ABI/TypeMetadata.rst ("Class Metadata") and
/// include/swift/ABI/Metadata.h
/// (`TargetClassMetadata`, `TargetClassDescriptor`).
struct ClassMetadata {
  #if canImport(ObjectiveC)
    private static let afterSuperclass = 5
  #else
    private static let afterSuperclass = 2
  #endif

  let metadata: TypeMetadata

  /// Returns nil for metadata that is not a class's, or one that Swift did not compile.
  init?(_ metadata: TypeMetadata) {
    guard metadata.kind == .class else { return nil }
    self.metadata = metadata
    #if canImport(ObjectiveC)
      guard metadata.number(atWord: 4) & 2 != 0 else { return nil }
    #endif
  }

  var superclass: TypeMetadata? { metadata.address(atWord: 1).map(TypeMetadata.init(pointer:)) }

  /// In bytes, with the header.
  var instanceSize: Int {
    Int(metadata.pointer.load(fromByteOffset: (Self.afterSuperclass + 1) * MemoryLayout<Int>.size, as: UInt32.self))
  }

  /// Nil for classes that were created at run time.
  var description: UnsafeRawPointer? { metadata.address(atWord: Self.afterSuperclass + 3) }

  /// The word of the metadata at which the class's own generic arguments and field offsets begin.
  func immediateMembersWord(of descriptor: ContextDescriptor) -> Int {
    let flags = descriptor.kindFlags
    if hasResilientSuperclass(descriptor) {
      let bounds = descriptor.pointer.relative(at: 24)
      return (bounds?.load(as: Int.self) ?? 0) / MemoryLayout<Int>.size
    }
    let negativeSize = Int(descriptor.pointer.load(fromByteOffset: 24, as: UInt32.self))
    if flags & 0x1000 != 0 { return -negativeSize }
    let positiveSize = Int(descriptor.pointer.load(fromByteOffset: 28, as: UInt32.self))
    return positiveSize - Int(descriptor.pointer.load(fromByteOffset: 32, as: UInt32.self))
  }

  /// The word of the metadata at which the field offsets begin.
  func fieldOffsetsWord(of descriptor: ContextDescriptor) -> Int {
    let word = descriptor.fieldOffsetsWord
    guard word != 0, hasResilientSuperclass(descriptor) else { return word }
    return immediateMembersWord(of: descriptor) + word
  }

  private func hasResilientSuperclass(_ descriptor: ContextDescriptor) -> Bool {
    descriptor.kindFlags & 0x2000 != 0
  }
}

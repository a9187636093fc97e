/// The runtime's description of a type: its kind, its size, its descriptor.
///
/// Metadata is never changed or freed once a value of its type exists, so that it may cross threads.
///
/// See docs/ABI/TypeMetadata.rst in the Swift repository.
struct TypeMetadata: Hashable, @unchecked Sendable {
  let pointer: UnsafeRawPointer

  init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  init(pointer: UnsafeRawPointer) {
    self.pointer = pointer
  }

  var type: Any.Type { unsafeBitCast(pointer, to: Any.Type.self) }

  var kind: MetadataKind { MetadataKind(word: pointer.load(as: UInt.self)) }

  /// The word at an index, as an address.
  func address(atWord index: Int) -> UnsafeRawPointer? {
    pointer.load(fromByteOffset: index * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
  }

  /// The word at an index, as a number.
  func number(atWord index: Int) -> Int {
    pointer.load(fromByteOffset: index * MemoryLayout<Int>.size, as: Int.self)
  }
}

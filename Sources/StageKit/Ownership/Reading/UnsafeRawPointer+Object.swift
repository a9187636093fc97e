extension UnsafeRawPointer {
  /// The object whose address is stored here; nil if it cannot be an object's address.
  var object: UnsafeRawPointer? {
    let word = loadUnaligned(as: UInt.self)
    return word > 0xFFFF && word & 7 == 0 ? UnsafeRawPointer(bitPattern: word) : nil
  }

  /// The value in a box whose header is here.
  func boxedValue(of type: TypeMetadata) -> UnsafeRawPointer? {
    ValueWitnesses(type).map { (self + HeapObject.headerSize).aligned(mask: $0.alignmentMask) }
  }
}

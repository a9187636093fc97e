extension UnsafeRawPointer {
  /// Follows the 32-bit offset at a distance; nil if it is zero.
  func relative(at offset: Int) -> UnsafeRawPointer? {
    let field = self + offset
    let distance = field.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : field + Int(distance)
  }

  /// Follows the 32-bit offset at a distance; if its lowest bit is set, through the address that lies there.
  func relativeIndirectable(at offset: Int) -> UnsafeRawPointer? {
    let field = self + offset
    let distance = field.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = field + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  /// The next address with an alignment.
  func aligned(mask: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: (UInt(bitPattern: self) + UInt(mask)) & ~UInt(mask)) ?? self
  }

  /// The text that begins here and ends at a zero byte.
  var text: String { String(cString: assumingMemoryBound(to: UInt8.self)) }
}

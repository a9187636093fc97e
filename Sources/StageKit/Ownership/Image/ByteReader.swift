/// Reads the numbers and texts in a piece of memory one after the other. Bytes past its end read as zero.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func move(to offset: Int) {
    self.offset = offset
  }

  mutating func skip(_ count: Int) {
    offset += count
  }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    let start = offset
    offset += MemoryLayout<Number>.size
    guard start >= 0, offset <= bytes.count else { return 0 }
    return bytes.loadUnaligned(fromByteOffset: start, as: type)
  }

  /// An unsigned LEB128 number: seven bits a byte (DWARF 5, section 7.6).
  mutating func readVariable() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = read(UInt8.self)
      result |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 || shift > 63 { return result }
    }
  }

  /// A signed LEB128 number.
  mutating func readSignedVariable() -> Int64 {
    var result: Int64 = 0
    var shift: Int64 = 0
    while true {
      let byte = read(UInt8.self)
      result |= Int64(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 || shift > 63 else { continue }
      return shift < 64 && byte & 0x40 != 0 ? result | -(1 << shift) : result
    }
  }

  mutating func readText() -> String {
    let text = text(at: offset)
    offset += text.utf8.count + 1
    return text
  }

  /// The text that begins at an offset and ends at a zero byte.
  func text(at offset: Int) -> String {
    guard bytes.indices.contains(offset) else { return "" }
    return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }
}

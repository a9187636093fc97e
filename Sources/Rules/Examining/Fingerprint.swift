/// A quick hash that is the same in every process: FNV-1a with 64 bits.
///
/// It tells whether something has changed, for which 64 bits are enough: of a few thousand comparisons none will go wrong.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Adds a text, and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0xFF)
  }

  mutating func add(_ number: UInt64) {
    for shift in 0..<8 { add(byte: UInt8(truncatingIfNeeded: number >> UInt64(shift * 8))) }
  }

  mutating func add(_ value: some Kept) {
    var writer = KeptWriter()
    value.write(to: &writer)
    for byte in writer.bytes { add(byte: byte) }
    add(byte: 0xFF)
  }
}

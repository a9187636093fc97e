/// A hash that is the same in every process, and quick: the texts of all files are hashed each time.
///
/// Two lanes of 64 bits, each a multiplication and a shift for eight bytes; one text differs from another in both.
/// `StableHash` is for what is hashed rarely.
struct QuickHash {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Adds bytes, and their number, so that neighbours stay apart.
  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds a text, and its length.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ number: UInt64) { mix(number) }

  mutating func add(_ value: some Kept) {
    var writer = KeptWriter()
    value.write(to: &writer)
    add(writer.bytes)
  }

  /// Adds bytes, and their number.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for word in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    mix(Self.rest(of: bytes, behind: words * 8))
    mix(UInt64(bytes.count))
  }

  /// The bytes behind a place, fewer than eight, as those of a number.
  private static func rest(of bytes: UnsafeRawBufferPointer, behind place: Int) -> UInt64 {
    // Of most there are eight up to the end, which are read in one go.
    guard place == 0 else {
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      return UInt64(bigEndian: last) & (1 << UInt64((bytes.count - place) * 8) - 1)
    }
    var rest: UInt64 = 0
    for place in bytes.indices { rest = rest << 8 | UInt64(bytes[place]) }
    return rest
  }

  private mutating func mix(_ word: UInt64) {
    one = (one ^ word) &* 0xFF51_AFD7_ED55_8CCD
    one ^= one >> 32
    other = (other &+ word) &* 0xC4CE_B9FE_1A85_EC53
    other ^= other >> 29
  }

  /// The same after what was added last has reached all digits.
  private var finished: QuickHash {
    var hash = self
    for _ in 0..<2 { hash.mix(hash.one ^ hash.other) }
    return hash
  }

  /// 64 bits, enough to tell whether something has changed: of a few thousand comparisons none will go wrong.
  var value: UInt64 { finished.one }

  /// 128 bits, enough to know a text by.
  var digest: Digest {
    let hash = finished
    return Digest(one: hash.one, other: hash.other)
  }
}

/// A hash of a file's text that is the same in every process, and quick: all files are hashed each time.
///
/// Two lanes of 64 bits, each a multiplication and a shift for eight bytes; one text differs from another in both.
struct TextHash {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The hash of some bytes.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
      }
      var rest: UInt64 = 0
      for byte in bytes[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
      mix(rest)
      mix(UInt64(bytes.count))
    }
    // The last bytes reach all digits.
    for _ in 0..<2 { mix(one ^ other) }
  }

  private mutating func mix(_ word: UInt64) {
    one = (one ^ word) &* 0xFF51_AFD7_ED55_8CCD
    one ^= one >> 32
    other = (other &+ word) &* 0xC4CE_B9FE_1A85_EC53
    other ^= other >> 29
  }

  /// 32 hexadecimal digits.
  var digest: String {
    [one, other].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}

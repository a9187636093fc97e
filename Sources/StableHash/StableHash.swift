/// FNV-1a with 128 bits: the same in every process and on every platform, unlike `Hasher`.
///
/// A few lines are enough here, where nobody gains from a collision: it names builds in a cache and values in a trace.
public struct StableHash: Sendable {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// A hash of nothing yet.
  public init() {}

  /// Adds bytes, and their number, so that neighbouring inputs stay apart.
  public mutating func add(_ bytes: [UInt8]) {
    mix(bytes)
    mix((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) })
  }

  /// Adds a text, and its length.
  public mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  private mutating func mix(_ bytes: [UInt8]) {
    var state = state
    for byte in bytes { state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b }
    self.state = state
  }

  /// 32 hexadecimal digits.
  public var digest: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

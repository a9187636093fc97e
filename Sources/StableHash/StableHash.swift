/// FNV-1a with 128 bits: the same in every process and on every platform, unlike `Hasher`.
///
/// A few lines are enough here, where nobody gains from a collision: it names builds in a cache and values in a trace.
public struct StableHash: Sendable {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// A hash of nothing yet.
  public init() {}

  /// The digest of some texts, in their order.
  public static func digest(of texts: [String]) -> String {
    var hash = StableHash()
    for text in texts { hash.add(text) }
    return hash.digest
  }

  /// Adds bytes, and their number, so that neighbouring inputs stay apart.
  public mutating func add(_ bytes: [UInt8]) { add(bytes[...]) }

  /// Adds bytes, and their number.
  public mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { mix($0) }
    let count = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    count.withUnsafeBufferPointer { mix($0) }
  }

  /// Adds a text, and its length.
  public mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>) {
    var state = state
    for byte in bytes { state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b }
    self.state = state
  }

  /// 32 hexadecimal digits.
  public var digest: String {
    let digits = Array("0123456789abcdef".utf8)
    let places = (0..<32).map { Int(truncatingIfNeeded: state >> (124 - $0 * 4)) & 0xF }
    return String(decoding: places.map { digits[$0] }, as: UTF8.self)
  }
}

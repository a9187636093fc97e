/// The longer names that a file's code has read last, so that each need not be put into memory again and again.
///
/// Names of up to 15 bytes take no memory of their own. The others mostly stand in a file several times.
final class LongNames {
  private var names: [String]
  /// How many digits a place among them has.
  private let digits: Int

  /// - Parameter length: how many bytes the file has.
  init(forBytes length: Int) {
    digits = length < 4_000 ? 4 : length < 16_000 ? 6 : 7
    names = [String](repeating: "", count: 1 << digits)
  }

  /// The name of some bytes.
  func name(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count >= 2 * Self.wordLength else { return Self.made(of: bytes) }
    let place = place(of: UnsafeRawBufferPointer(bytes))
    let known = names[place]
    if known.utf8.withContiguousStorageIfAvailable({ $0.isSame(as: bytes) }) == true { return known }
    let name = Self.made(of: bytes)
    names[place] = name
    return name
  }

  /// Where a name is kept until another comes to the same place: its ends tell it from most.
  private func place(of bytes: UnsafeRawBufferPointer) -> Int {
    let first = bytes.loadUnaligned(as: UInt64.self)
    let last = bytes.loadUnaligned(fromByteOffset: bytes.count - Self.wordLength, as: UInt64.self)
    let hash = (first ^ (last &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    return Int(hash >> UInt64(64 - digits))
  }

  private static func made(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
  }

  private static let wordLength = 8
}

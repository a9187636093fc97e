/// Which names the code of a file says, by a few bits for each: of the names that it does not say, hardly any seems to be
/// among them.
struct NameFilter: Sendable {
  /// Empty where nothing is known: any name may be said then.
  private(set) var words: [UInt64]

  /// A filter of bits that were set earlier.
  init(words: [UInt64] = []) { self.words = words }

  /// A filter without names.
  ///
  /// - Parameter length: how many bytes the file has. In fifty, there is about one name that it has not said before.
  init(forBytes length: Int) { words = [UInt64](repeating: 0, count: length / 128 + 1) }

  /// Notes that a name is said.
  mutating func insert(_ name: NameHash) {
    for number in 0..<NameHash.bits {
      let place = name.place(ofBit: number, among: words.count * 64)
      words[place / 64] |= 1 << UInt64(place % 64)
    }
  }
}

/// What stands for a name in filters.
struct NameHash: Sendable {
  private let value: UInt64

  init(_ name: String) {
    var name = name
    value = name.withUTF8 { NameHash(UnsafeRawBufferPointer($0)).value }
  }

  /// A hash of the length, the beginning, the middle and the end, which differ for all but a few names.
  init(_ bytes: UnsafeRawBufferPointer) {
    func sum<Word: FixedWidthInteger & BitwiseCopyable>(_ type: Word.Type) -> UInt64 {
      let last = bytes.count - MemoryLayout<Word>.size
      func word(at place: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: type))
      }
      return word(at: 0) &* 0x9E37_79B9_7F4A_7C15 &+ word(at: last / 2) &* 0xC2B2_AE3D_27D4_EB4F
        &+ word(at: last) &* 0x1656_67B1_9E37_79F9
    }
    let sum =
      switch bytes.count {
      case 0: UInt64(0)
      case 1..<4: sum(UInt8.self)
      case 4..<8: sum(UInt32.self)
      default: sum(UInt64.self)
      }
    let hash = (sum ^ sum >> 32 ^ UInt64(bytes.count)) &* 0xFF51_AFD7_ED55_8CCD
    value = hash ^ hash >> 32
  }

  /// Whether a name may be said by a file, of whose filter some words are.
  func isMaybeSaid(by words: ArraySlice<UInt64>) -> Bool {
    for number in 0..<Self.bits where !words.isEmpty {
      let place = place(ofBit: number, among: words.count * 64)
      if words[words.startIndex + place / 64] & 1 << UInt64(place % 64) == 0 { return false }
    }
    return true
  }

  /// Where one of its bits is among those of a filter.
  fileprivate func place(ofBit number: Int, among count: Int) -> Int {
    (Int(value >> UInt64(number * 16) & 0xFFFF) * count) >> 16
  }

  /// How many bits a name has in a filter.
  fileprivate static let bits = 4
}

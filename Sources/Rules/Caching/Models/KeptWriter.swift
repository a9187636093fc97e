/// Writes values as bytes, each text once.
struct KeptWriter {
  private(set) var bytes: [UInt8] = []
  /// The texts that were written, with their numbers.
  private var texts = TextNumbers()
  /// The code of the file that is being written, by which that of its members is named.
  var codes: [FileCode] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number, small ones in a byte.
  mutating func write(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a text, or the number of the same text.
  mutating func write(text: String) {
    let next = texts.count
    let number = texts.number(of: text)
    write(number: number)
    guard number == next else { return }
    write(number: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes numbers of eight bytes each.
  mutating func write(words: some Collection<UInt64>) {
    write(number: words.count)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
  }

  /// Writes questions, of eight bytes each.
  mutating func write(_ lookUps: [LookUp]) { write(words: lookUps.lazy.map(\.key)) }

  /// Writes numbers of four bytes each.
  mutating func write(shortWords words: some Collection<Int32>) {
    write(number: words.count)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) } }
  }

  /// Writes a case of an enumeration by its number.
  mutating func write<Case: Equatable>(_ value: Case, of cases: [Case]) {
    write(byte: UInt8(cases.firstIndex(of: value) ?? 0))
  }
}

/// Reads values from bytes, and ends in order where they are not what was written.
struct KeptReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var texts: [String] = []
  /// Whether something could not be read; what was read is worth nothing then.
  private(set) var isDamaged = false
  /// The code of the file that is being read.
  var codes: [FileCode] = []

  /// - Parameter bytes: which must live as long as the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// How many bytes have been read.
  var position: Int { place }

  /// Whether all has been read, and nothing was wrong.
  var isAtEnd: Bool { !isDamaged && place == bytes.count }

  /// Notes that what was read cannot be right.
  mutating func fail() { isDamaged = true }

  mutating func readByte() -> UInt8 {
    guard place < bytes.count else {
      isDamaged = true
      return 0
    }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func readNumber() -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while shift < 64 {
      let byte = readByte()
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
    isDamaged = true
    return 0
  }

  /// A number of elements, each of which takes a byte at least.
  mutating func readCount() -> Int {
    let count = readNumber()
    guard count >= 0, count <= bytes.count - place else {
      isDamaged = true
      return 0
    }
    return count
  }

  /// Numbers of eight bytes each.
  mutating func readWords() -> [UInt64] { readNumbers(UInt64.init(littleEndian:)) }

  /// Questions, of eight bytes each.
  mutating func readLookUps() -> [LookUp] { readNumbers { LookUp(key: UInt64(littleEndian: $0)) } }

  /// Numbers of four bytes each.
  mutating func readShortWords() -> [Int32] { readNumbers(Int32.init(littleEndian:)) }

  /// What is made of some numbers of a fixed size.
  private mutating func readNumbers<Number: BitwiseCopyable, Value>(_ value: (Number) -> Value) -> [Value] {
    let count = readCount()
    let size = MemoryLayout<Number>.size
    guard count <= (bytes.count - place) / size else {
      isDamaged = true
      return []
    }
    defer { place += count * size }
    let raw = UnsafeRawBufferPointer(bytes)
    return Array(unsafeUninitializedCapacity: count) { values, initialised in
      for number in 0..<count {
        let read = raw.loadUnaligned(fromByteOffset: place + number * size, as: Number.self)
        values.initializeElement(at: number, to: value(read))
      }
      initialised = count
    }
  }

  mutating func readText() -> String {
    let number = readNumber()
    if number >= 0, number < texts.count { return texts[number] }
    let count = readCount()
    guard number == texts.count, !isDamaged else {
      isDamaged = true
      return ""
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[place..<(place + count)]), as: UTF8.self)
    place += count
    texts.append(text)
    return text
  }

  /// A case of an enumeration by its number; the first where there is none of that number.
  mutating func readCase<Cases: Collection>(of cases: Cases) -> Cases.Element where Cases.Index == Int {
    let number = Int(readByte())
    guard number < cases.count else {
      isDamaged = true
      return cases[0]
    }
    return cases[number]
  }
}

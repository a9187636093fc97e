/// How a segment's text is written within a URN or a template.
enum SegmentCoding {
  /// The parts between the colons, as they are written.
  static func split(_ text: String) -> [Substring] {
    text.split(separator: ":", omittingEmptySubsequences: false)
  }

  /// Escapes what has a meaning of its own, and what a command line would split or hide.
  static func encode(_ segment: String) -> String {
    guard segment.utf8.contains(where: needsEscape) else { return segment }
    var bytes: [UInt8] = []
    for byte in segment.utf8 {
      if needsEscape(byte) {
        bytes += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces percent escapes, once: `%253A` becomes `%3A`.
  static func decode(_ segment: Substring) throws(RouteFlaw) -> String {
    guard segment.utf8.contains(UInt8(ascii: "%")) else { return String(segment) }
    var bytes: [UInt8] = []
    var rest = segment.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value(ofHexDigit:)),
        let low = rest.popFirst().flatMap(value(ofHexDigit:))
      else { throw .escape(String(segment)) }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .escape(String(segment)) }
    return text
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || ":%{}".utf8.contains(byte)
  }

  private static func value(ofHexDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// The text that somebody types to look for it.
struct SearchText {
  /// Where typing it has led.
  enum State: Hashable {
    case goesOn
    /// It is what was typed; nil if it was given up.
    case ends(String?)
  }

  private var bytes: [UInt8] = []

  /// What has been typed so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes keys: letters, the one that erases, Enter, Escape.
  mutating func take(_ keys: [UInt8]) -> State {
    for key in keys {
      switch key {
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return .ends(bytes.isEmpty ? nil : text)
      case 0x1B: return .ends(nil)
      case 0x7F, 0x08:
        guard !bytes.isEmpty else { return .ends(nil) }
        while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      case 0..<0x20: break
      default: bytes.append(key)
      }
    }
    return .goesOn
  }
}

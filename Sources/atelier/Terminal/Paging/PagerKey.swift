/// A key that was pressed while a page is shown.
enum PagerKey: Hashable {
  case forward, back, oneDown, oneUp, start, end, leave
  /// Looks for a text, of which the first letters may have come with the key.
  case search([UInt8])
  /// Goes to the next place of what was searched for.
  case next
  /// What is not a key of the pager: the beginning of the next command.
  case typed([UInt8])

  /// Reads the bytes that one look at the terminal has found.
  ///
  /// A single letter may be a key. Several at once were typed or pasted ahead, unless they repeat one key.
  ///
  /// - Parameters:
  ///   - isFirst: whether there is no page before this one, so that `b` begins a command.
  ///   - hasSearched: whether there is something to look for again, so that `n` begins none.
  static func keys(in bytes: [UInt8], isFirst: Bool, hasSearched: Bool) -> [PagerKey] {
    guard let first = bytes.first else { return [] }
    if first == UInt8(ascii: "/") { return [.search(Array(bytes.dropFirst()))] }
    let units = units(of: bytes)
    let isRepeated = Set(units).count == 1
    guard isRepeated || units.allSatisfy({ $0.count > 1 || $0[0] <= UInt8(ascii: " ") }) else { return [.typed(bytes)] }
    return units.compactMap { unit in
      // A sequence that is not known does nothing.
      if unit.count > 1 { return sequences[String(decoding: unit, as: UTF8.self)] }
      if let key = key(unit[0], isFirst: isFirst, hasSearched: hasSearched) { return key }
      return unit[0] < UInt8(ascii: " ") ? nil : .typed(bytes)
    }
  }

  /// The letters and escape sequences of which bytes are made.
  private static func units(of bytes: [UInt8]) -> [[UInt8]] {
    var units: [[UInt8]] = []
    var rest = bytes[...]
    while let first = rest.first {
      var length = 1
      let introducer = rest.dropFirst().first
      if first == 0x1B, introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") {
        length = 2 + rest.dropFirst(2).prefix { !(0x40...0x7E).contains($0) }.count + 1
      }
      units.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return units
  }

  private static func key(_ byte: UInt8, isFirst: Bool, hasSearched: Bool) -> PagerKey? {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"): .forward
    case UInt8(ascii: "b") where !isFirst: .back
    // Escape, and the keys that end input.
    case UInt8(ascii: "q"), 0x1B, 0x04: .leave
    case UInt8(ascii: "n") where hasSearched: .next
    default: nil
    }
  }

  /// What terminals send for the keys that have no letter.
  private static let sequences: [String: PagerKey] = [
    "\u{1B}[6~": .forward, "\u{1B}[C": .forward, "\u{1B}OC": .forward,
    "\u{1B}[5~": .back, "\u{1B}[D": .back, "\u{1B}OD": .back,
    "\u{1B}[B": .oneDown, "\u{1B}OB": .oneDown, "\u{1B}[A": .oneUp, "\u{1B}OA": .oneUp,
    "\u{1B}[H": .start, "\u{1B}OH": .start, "\u{1B}[1~": .start,
    "\u{1B}[F": .end, "\u{1B}OF": .end, "\u{1B}[4~": .end,
  ]
}

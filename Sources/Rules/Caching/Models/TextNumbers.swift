/// Gives each text a number, the same for the same bytes.
///
/// Texts are found by a `QuickHash`: a dictionary would take more time for hashes that withstand attacks than all else
/// does that is written.
struct TextNumbers {
  private var texts: [String] = []
  private var hashes: [UInt64] = []
  /// The number of a text stands where its hash says, or at the next place that was free; -1 where there is none.
  private var slots = [Int32](repeating: -1, count: 16)

  /// How many texts have a number.
  var count: Int { texts.count }

  /// The number of a text, which is the next one if it has none.
  mutating func number(of text: String) -> Int {
    var hash = QuickHash()
    hash.add(text)
    let slot = slot(of: text, hash: hash.value)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(count)
    texts.append(text)
    hashes.append(hash.value)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// Doubles the places, so that half of them stay free.
  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, text) in texts.enumerated() { slots[slot(of: text, hash: hashes[number])] = Int32(number) }
  }

  /// Where the number of a text stands, or would stand.
  private func slot(of text: String, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    // Texts that are equal without being the same bytes have another hash.
    while slots[slot] >= 0, hashes[Int(slots[slot])] != hash || texts[Int(slots[slot])] != text {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

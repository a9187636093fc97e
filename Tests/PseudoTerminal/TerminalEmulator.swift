/// As much of an xterm as readline needs: lines, a cursor, and the escape sequences that move it and erase.
///
/// Sequences that only change colours or modes are passed over.
struct TerminalEmulator {
  var columns: Int
  private var lines: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  private var pending: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
  }

  var text: String {
    lines.map { line in String(String(line).reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    pending.append(contentsOf: bytes)
    while let length = nextUnit() {
      let unit = pending.prefix(length)
      if unit.first == 0x1B { escape(Array(unit)) } else { show(Array(unit)) }
      pending.removeFirst(length)
    }
  }

  /// How many bytes of what is pending make the next character or escape sequence; nothing while it is incomplete.
  private func nextUnit() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B { return escapeLength() }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count >= length ? length : nil
  }

  private func escapeLength() -> Int? {
    guard pending.count >= 2 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case UInt8(ascii: "]"):
      // It ends with a bell, or with an escape and a backslash.
      let end = pending.indices.dropFirst(2).first { index in
        pending[index] == 0x07 || pending[index - 1] == 0x1B && pending[index] == UInt8(ascii: "\\")
      }
      return end.map { $0 + 1 }
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return pending.count >= 3 ? 3 : nil
    default:
      return 2
    }
  }

  private mutating func show(_ bytes: [UInt8]) {
    switch bytes[0] {
    case 0x0D: column = 0
    case 0x0A: moveDown()
    case 0x08: column = max(0, column - 1)
    case 0..<0x20: break
    default: put(Character(String(decoding: bytes, as: UTF8.self)))
    }
  }

  private mutating func put(_ character: Character) {
    if column >= columns {
      moveDown()
      column = 0
    }
    fill()
    if column < lines[row].count { lines[row][column] = character } else { lines[row].append(character) }
    column += 1
  }

  private mutating func moveDown() {
    row += 1
    if row == lines.count { lines.append([]) }
  }

  private mutating func fill() {
    while lines[row].count < column { lines[row].append(" ") }
  }

  private mutating func escape(_ bytes: [UInt8]) {
    guard bytes.count >= 3, bytes[1] == UInt8(ascii: "["), let final = bytes.last else { return }
    let parameter = Int(String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self))
    let count = max(1, parameter ?? 1)
    switch UnicodeScalar(final) {
    case "A": row = max(0, row - count)
    case "B": for _ in 0..<count { moveDown() }
    case "C": column += count
    case "D": column = max(0, column - count)
    case "G": column = count - 1
    case "K": erase(parameter ?? 0)
    case "H" where bytes.count == 3: (row, column) = (0, 0)
    case "J": if parameter == 2 { (lines, row) = ([[]], 0) } else { eraseBelow() }
    case "P": lines[row].removeSubrange(min(column, lines[row].count)..<min(column + count, lines[row].count))
    case "@":
      fill()
      lines[row].insert(contentsOf: repeatElement(" ", count: count), at: column)
    default: break
    }
  }

  private mutating func erase(_ part: Int) {
    fill()
    if part == 0 { lines[row].removeSubrange(column...) } else { lines[row] = [] }
  }

  private mutating func eraseBelow() {
    erase(0)
    lines.removeSubrange((row + 1)...)
  }
}

/// Counts the lines of a text that hold code, from the code's places in it.
struct CodeLines {
  private(set) var count = 0
  /// Where the lines end, in UTF-8 code units.
  private let ends: [Int]
  /// The line that was reached, and the last one that was counted.
  private var line = 0
  private var counted = -1

  init(of text: String) {
    var ends: [Int] = []
    var text = text
    text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { ends.append(offset) }
    }
    self.ends = ends
  }

  /// Takes a piece of code, which begins where the one before ended or later.
  mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    advance(to: range.lowerBound)
    let first = max(line, counted + 1)
    // A piece of a text over several lines ends with its line feed, which belongs to the line that it ends.
    advance(to: range.upperBound - 1)
    if line >= first {
      count += line - first + 1
      counted = line
    }
  }

  private mutating func advance(to offset: Int) {
    while line < ends.count, ends[line] < offset { line += 1 }
  }
}

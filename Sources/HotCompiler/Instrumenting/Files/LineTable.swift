/// The places at which the lines of a text begin.
struct LineTable: Sendable {
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      // A carriage return ends a line on its own only where no line feed follows.
      let isBreak =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isBreak { starts.append(offset + 1) }
    }
    self.starts = starts
    count = bytes.count
  }

  /// The line, from 1, that holds an offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, without the line feed that ends it.
  func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = line < starts.count ? starts[line] - 1 : count
    return starts[line - 1]..<end
  }
}

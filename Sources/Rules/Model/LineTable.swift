/// Where the lines of a text begin, which end with a line feed, a carriage return or both.
struct LineTable: Sendable {
  private let text: [UInt8]
  /// In bytes, the first line's included.
  private let starts: [Int]

  init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    text.withUnsafeBufferPointer { text in
      // Most bytes are neither.
      for index in text.indices where text[index] <= UInt8(ascii: "\r") {
        switch text[index] {
        case UInt8(ascii: "\n"): starts.append(index + 1)
        case UInt8(ascii: "\r"):
          if index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n") { starts.append(index + 1) }
        default: break
        }
      }
    }
    self.starts = starts
  }

  /// The line and column of a byte, both from 1, the column in code points.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var lines = starts.indices
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      lines = starts[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
    }
    // A byte order mark is not part of the line.
    let line = text[starts[lines.lowerBound]..<min(offset, text.count)].trimmingPrefix([0xEF, 0xBB, 0xBF])
    return (lines.lowerBound + 1, line.count { $0 & 0xC0 != 0x80 } + 1)
  }
}

/// Where the lines of a text begin.
struct LineTable: Sendable {
  /// In bytes, the first line's included.
  private let starts: [Int]

  init(_ text: [UInt8]) {
    starts = [0] + text.indices.lazy.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and column of a byte, both from 1.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var lines = starts.indices
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      lines = starts[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
    }
    return (lines.lowerBound + 1, offset - starts[lines.lowerBound] + 1)
  }
}

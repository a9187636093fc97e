/// A file with the insertions that make it report its calls.
struct InstrumentedFile: Sendable {
  let source: SourceFile
  /// Sorted by offset; at the same offset, in the order in which they follow each other.
  let insertions: [Insertion]
  private let lines: LineTable

  init(source: SourceFile, insertions: [Insertion]) {
    self.source = source
    // The order of insertions at one offset is part of their meaning, so the sort must be stable.
    self.insertions = insertions.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    lines = LineTable(source.bytes)
  }

  /// The file without insertions.
  init(untouched source: SourceFile) {
    self.init(source: source, insertions: [])
  }

  /// The text that the compiler reads.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + insertions.reduce(0) { $0 + $1.text.utf8.count })
    var copied = 0
    for insertion in insertions {
      bytes += source.bytes[copied..<insertion.offset]
      bytes += insertion.text.utf8
      copied = insertion.offset
    }
    bytes += source.bytes[copied...]
    return bytes
  }

  /// The line of code that the learner wrote.
  func text(ofLine line: Int) -> String {
    guard let range = lines.range(ofLine: line) else { return "" }
    let bytes = source.bytes[range]
    return String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// The learner's column, in characters, for a column that the compiler counted in bytes of the instrumented line; nil
  /// if it lies within an insertion.
  func column(ofInstrumented column: Int, inLine line: Int) -> Int? {
    guard let range = lines.range(ofLine: line) else { return nil }
    var offset = column - 1
    for insertion in insertions where insertion.offset >= range.lowerBound && insertion.offset <= range.upperBound {
      guard range.lowerBound + offset >= insertion.offset else { break }
      guard range.lowerBound + offset >= insertion.offset + insertion.text.utf8.count else { return nil }
      offset -= insertion.text.utf8.count
    }
    let end = min(range.lowerBound + max(offset, 0), range.upperBound)
    return String(decoding: source.bytes[range.lowerBound..<end], as: UTF8.self).count + 1
  }
}

/// Text that the instrumenter inserts into a file. It never contains a line break, so that no line moves.
struct Insertion: Hashable, Sendable {
  /// The position, in bytes of the original file.
  let offset: Int
  let text: String
}

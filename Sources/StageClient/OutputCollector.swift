/// Cuts what the app prints into lines, and keeps no more of it than a person could read.
struct OutputCollector {
  /// A line longer than this is cut, so that an app that never ends its line cannot fill the shell's memory.
  private static let longestLine = 4096
  private static let lastLineCount = 8

  let lineLimit: Int
  private var output = AppOutput()
  private var partial: [UInt8] = []
  private var lastBytes: [[UInt8]] = []
  private var endedReports = 0

  init(lineLimit: Int) {
    self.lineLimit = lineLimit
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let end = rest.endOfLine {
      keep(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    keep(rest)
  }

  /// The last few lines, dropped or not: where the runtime says why it stopped the app.
  var lastLines: [String] { lastBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// How many reports of the app's end the runtime has begun to write: it begins each with a line of its own, and the
  /// process is still there for a moment when the line has ended.
  var reportCount: Int { endedReports + (Self.beginsReport(partial) ? 1 : 0) }

  private static func beginsReport(_ line: [UInt8]) -> Bool { line.starts(with: Array("*** Signal ".utf8)) }

  /// Answers what has been collected, with a last line that has not been ended yet, and starts afresh.
  mutating func take() -> AppOutput {
    if !partial.isEmpty { endLine() }
    defer { output = AppOutput() }
    return output
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    partial.append(contentsOf: bytes.prefix(Self.longestLine - partial.count))
  }

  private mutating func endLine() {
    if Self.beginsReport(partial) { endedReports += 1 }
    if lastBytes.count == Self.lastLineCount { lastBytes.removeFirst() }
    lastBytes.append(partial)
    if output.lines.count < lineLimit {
      output.lines.append(String(decoding: partial, as: UTF8.self))
    } else {
      output.droppedLines += 1
    }
    partial.removeAll(keepingCapacity: true)
  }
}

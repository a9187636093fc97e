/// Cuts what the app prints into lines, and keeps no more of it than a person could read.
struct OutputCollector {
  /// A line longer than this is cut, so that an app that never ends its line cannot fill the shell's memory.
  private static let longestLine = 4096

  let lineLimit: Int
  private var output = AppOutput()
  private var partial: [UInt8] = []
  /// The last few lines, dropped or not: where the runtime says why it stopped the app.
  private(set) var lastLines: [String] = []

  init(lineLimit: Int) {
    self.lineLimit = lineLimit
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if partial.count < Self.longestLine {
        partial.append(byte)
      }
    }
  }

  /// Answers what has been collected, with a last line that has not been ended yet, and starts afresh.
  mutating func take() -> AppOutput {
    if !partial.isEmpty { endLine() }
    defer { output = AppOutput() }
    return output
  }

  private mutating func endLine() {
    let line = String(decoding: partial, as: UTF8.self)
    lastLines = lastLines.suffix(7) + [line]
    if output.lines.count < lineLimit {
      output.lines.append(line)
    } else {
      output.droppedLines += 1
    }
    partial.removeAll(keepingCapacity: true)
  }
}

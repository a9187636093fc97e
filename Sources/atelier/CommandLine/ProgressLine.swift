import Foundation
import LibC
import Rules
import TextLayout

/// A line on the terminal that says how far a long check has come; none where nobody would see it.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Fewer files are read before anybody could read the line.
  private static let fewest = 300
  /// How many files are read between two lines.
  private static let step = 50

  /// What tells of files that are read; `nil` if nobody would see it.
  var reading: ReadingProgress? {
    guard isShown else { return nil }
    return ReadingProgress { count, total in
      guard total >= Self.fewest, count % Self.step == 0 || count == total else { return }
      let words = count == total ? "checking \(total) files" : "reading \(count) of \(total) files"
      // Of a line that breaks, only the last part could be erased.
      let room = max(SystemTerminal.width(of: STDERR_FILENO) - 1, 1)
      Self.write("\r\u{1B}[K" + TextMetrics.truncated(words, to: room))
    }
  }

  /// Removes the line.
  func clear() {
    if isShown { Self.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

import Foundation
import LibC
import Rules

extension ReadingProgress {
  /// How many files are read between two changes of the line.
  private static let step = 50

  /// What tells of files that are read on standard error, which is a terminal; nil if nobody would see it.
  static var shownOnTerminal: ReadingProgress? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let place = ProgressLine.Place(width: { SystemTerminal.width(of: STDERR_FILENO) }) { line in
      try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
    }
    return ReadingProgress { count, total in
      guard count % step == 0 || count == total || count == 1 else { return }
      let words = count == total ? "checking \(total) files…" : "reading \(count) of \(total) files…"
      ProgressLine.shared.show(words, in: place)
    }
  }
}

import Foundation
import TerminalText

/// One line that was typed in a session, with what it showed, as a journal keeps it for a later handout.
struct TypedLine: Codable, Hashable, Sendable {
  /// So much of what a line has shown is kept, in bytes.
  private static let limit = 1 << 14

  let prompt: String
  let line: String
  let shown: String
  /// The wiring that was on the stage afterwards; nil if there was none.
  let wiring: String?

  init(_ entry: Transcript.Entry) {
    prompt = entry.prompt.plain
    line = entry.line.plain
    shown = entry.answers.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n").cut(to: Self.limit).plain
    wiring = entry.wiring
  }

  /// The lines that a journal has, in order, up to the first that cannot be read; none where an earlier version wrote it.
  static func lines(in journal: URL) -> [TypedLine] {
    guard let data = try? Data(contentsOf: journal) else { return [] }
    let decoder = JSONDecoder()
    var lines: [TypedLine] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let entry = try? decoder.decode(JournalEntry.self, from: line) else { break }
      lines += entry.typed ?? []
    }
    return lines
  }
}

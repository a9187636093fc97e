import Foundation

/// Why a journal is of no use.
enum JournalProblem: Error {
  /// A shell of a later version has written it.
  case isOfLaterVersion
  /// Its first line is damaged, or none is there that can be read.
  case isUnreadable
}

extension SessionMoment {
  private struct Head: Decodable {
    let version: Int
  }

  /// Reads a journal up to its end, or to the first line that cannot be read.
  ///
  /// A last line without an end is one that its shell did not come to write; it is passed over.
  init(journal url: URL) throws(JournalProblem) {
    guard let data = try? Data(contentsOf: url) else { throw .isUnreadable }
    self.init()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    // Its shell was stopped before it came to write anything.
    guard let first = lines.first else { return }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: first) else { throw .isUnreadable }
    guard head.version <= JournalEntry.version else { throw .isOfLaterVersion }
    for line in lines {
      guard let entry = try? decoder.decode(JournalEntry.self, from: line) else { return }
      apply(entry)
    }
  }
}

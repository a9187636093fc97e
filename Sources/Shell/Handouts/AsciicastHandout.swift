import Foundation
import TerminalText

/// A session as a recording that asciinema plays, version 2: a line about it, then a line for each thing that is shown.
///
/// The times are not those of the session: somebody types evenly, and has time to read.
struct AsciicastHandout {
  /// In milliseconds.
  private enum Pace {
    static let key = 60
    static let beforeAnswer = 300
    static let afterAnswer = 800
    /// For each line of an answer, up to `mostReading`.
    static let line = 200
    static let mostReading = 4000
  }

  private struct Header: Encodable {
    let version = 2
    let width: Int
    let height: Int
    let timestamp: Int
    let title: String
    let env = ["TERM": "xterm-256color"]
  }

  private let handout: Handout
  private let encoder = JSONEncoder()

  init(_ handout: Handout) {
    self.handout = handout
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  var text: String {
    get throws(ShellError) {
      let title = ["atelier", handout.version].filter { !$0.isEmpty } + handout.wirings
      let header = Header(
        width: handout.window.columns, height: handout.window.rows,
        timestamp: Int(handout.moment.timeIntervalSince1970), title: title.joined(separator: " "))
      var lines = [try json(header)]
      var time = 0
      func show(_ text: String) throws(ShellError) {
        lines.append("[\(Self.seconds(time)), \"o\", \(try json(text))]")
      }
      for entry in handout.entries {
        try show(handout.masked(entry.prompt.ansi(handout.palette)))
        for key in handout.masked(entry.line.plain) {
          time += Pace.key
          try show(String(key))
        }
        time += Pace.beforeAnswer
        try show("\r\n")
        var read = 0
        for answer in entry.answers {
          if answer.clearsWindow { try show("\u{1B}[H\u{1B}[2J") }
          guard !answer.text.isEmpty else { continue }
          let text = handout.masked(answer.text.ansi(handout.palette))
          try show(text.replacing("\n", with: "\r\n") + "\r\n")
          read += answer.text.lines.count
        }
        time += Pace.afterAnswer + min(read * Pace.line, Pace.mostReading)
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func json(_ value: some Encodable) throws(ShellError) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .unencodable(reason: "\(error)")
    }
  }

  /// `1.05`: a JSON number that is the same everywhere.
  private static func seconds(_ milliseconds: Int) -> String {
    let digits = "\(milliseconds % 1000 + 1000)".dropFirst()
    return "\(milliseconds / 1000).\(digits)"
  }
}

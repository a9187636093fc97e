import Foundation
import Testing

/// A session that the README shows.
struct ReadmeSession: CustomTestStringConvertible {
  /// A command and the prompt before it.
  struct Entry {
    let prompt: String
    let command: String
  }

  /// As they are printed, those that stand for others left out.
  let lines: [String]

  var testDescription: String { commands.first?.command ?? "" }

  var commands: [Entry] {
    lines.compactMap { line in
      guard let match = line.wholeMatch(of: /([^┌│├└╭╰]+>) (.+)/) else { return nil }
      return Entry(prompt: String(match.1), command: String(match.2))
    }
  }

  /// All of them, in order.
  static func all() throws -> [ReadmeSession] {
    let text = try String(contentsOf: Program.checkout.appending(path: "README.md"), encoding: .utf8)
    let blocks = text.split(separator: "```\n").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.map { block in
      let lines = block.split(separator: "\n").map(String.init)
      return ReadmeSession(lines: lines.filter { !$0.hasPrefix("$ ") && !$0.hasSuffix(" …") })
    }.filter { !$0.commands.isEmpty }
  }

  /// A text without what differs from run to run and from width to width.
  static func plain(_ text: String) -> String {
    let plain = text.replacing(/[0-9]+ files?,? compiled (in [0-9.]+ s|earlier),\s/, with: "")
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A comment that excuses one line from one rule: `// atelier:disable VI-2 shown by the system`.
struct Suppression: Hashable, Sendable {
  /// What stands in the place of a rule's id where the comment itself is wrong.
  static let id = "disable"
  static let title = "A comment that excuses a line names a rule and a reason"

  let rule: String
  let reason: String
  /// The line that is excused: the comment's own, or the next where the comment stands alone.
  let line: Int
  /// Where the comment itself stands.
  let commentLine: Int
  let column: Int

  /// The comments of a file.
  static func all(in text: [UInt8]) -> [Suppression] {
    guard isMarked(text) else { return [] }
    // A carriage return and a line feed are one character.
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.enumerated().compactMap { number, line in
      guard let comment = line.range(of: "// atelier:disable"), isComment(behind: line[..<comment.lowerBound]) else {
        return nil
      }
      let words = line[comment.upperBound...].split(separator: " ", maxSplits: 1)
      let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      return Suppression(
        rule: words.first.map { $0.uppercased() } ?? "",
        reason: words.dropFirst().first?.trimmingPrefix { " -–—:".contains($0) }.description ?? "",
        line: number + (isAlone ? 2 : 1), commentLine: number + 1,
        column: line.unicodeScalars.distance(from: line.startIndex, to: comment.lowerBound) + 1)
    }
  }

  /// Whether a comment can begin there: not in a text, and not in another comment, which would only speak of it.
  private static func isComment(behind code: Substring) -> Bool {
    !code.contains("//") && code.filter { $0 == "\"" }.count.isMultiple(of: 2)
  }

  /// Whether a text has such a comment at all, which most have not.
  private static func isMarked(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      text[index] == UInt8(ascii: ":") && text[(index + 1)...].starts(with: "disable".utf8)
        && text[..<index].suffix(7).elementsEqual("atelier".utf8)
    }
  }

  func excuses(_ finding: Finding) -> Bool {
    line == finding.line && rule == finding.rule && !reason.isEmpty
  }

  /// What is wrong with the comment itself.
  func finding(in file: SourceFile) -> Finding? {
    let what: String
    if rule.isEmpty {
      what = "the comment names no rule"
    } else if RuleCatalog.standard.rule(rule) == nil {
      what = "the comment names \(rule), which is not a rule"
    } else if reason.isEmpty {
      what = "the comment excuses the line from \(rule) and does not say why"
    } else {
      return nil
    }
    return Finding(
      rule: Self.id, file: file.name, line: commentLine, column: column, what: what,
      why: "an exception without a reason is soon the rule",
      how: "write `// atelier:disable <rule> <reason>`")
  }
}

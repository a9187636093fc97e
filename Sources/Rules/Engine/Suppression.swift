/// A comment that excuses code from rules: `// atelier:disable VI-2, SM-3 shown by the system`.
///
/// It excuses its own line, or the next where it stands alone. `disable:next` and `disable:file` say so, and
/// `disable:begin` excuses all lines up to `disable:end`. Both kinds of comments can say it.
struct Suppression: Hashable, Sendable {
  /// What stands in the place of a rule's id where the comment itself is wrong.
  static let id = "disable"
  static let title = "A comment that excuses code names rules and a reason, and excuses something"

  /// The ids as they are written.
  let rules: [String]
  let reason: String
  /// The lines that are excused.
  var lines: ClosedRange<Int>
  /// Where the comment itself stands.
  let commentLine: Int
  let column: Int
  /// What of it means nothing: it excuses nothing then, but for a `disable:begin` that nothing ends.
  var fault: String?

  /// The comments of a file.
  static func all(in text: [UInt8]) -> [Suppression] {
    guard text.holds(mark, around: UInt8(ascii: ":")) else { return [] }
    var found: [Suppression] = []
    var open: [Suppression] = []
    // A carriage return and a line feed are one character.
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      guard let mark = mark(in: line) else { continue }
      let number = index + 1
      func made(_ lines: ClosedRange<Int>) -> Suppression {
        Suppression(
          rules: mark.rules, reason: mark.reason, lines: lines, commentLine: number, column: mark.column)
      }
      switch mark.reach {
      case "disable:begin": open.append(made(number...Int.max))
      case "disable:end":
        if let last = open.popLast() {
          found.append(last.ending(at: number))
        } else {
          found.append(made(number...number).faulty("there is no disable:begin that disable:end ends"))
        }
      case "disable:file": found.append(made(1...Int.max))
      case "disable:next": found.append(made((number + 1)...(number + 1)))
      case "disable":
        let line = number + (mark.isAlone ? 1 : 0)
        found.append(made(line...line))
      default:
        let words =
          "there is no atelier:\(mark.reach); there are disable, disable:\(reaches.joined(separator: ", disable:"))"
        found.append(made(number...number).faulty(words))
      }
    }
    let unended = open.map { $0.faulty("no disable:end ends the disable:begin, which excuses the rest of the file") }
    return (found + unended).sorted { $0.commentLine < $1.commentLine }
  }

  private static let reaches = ["next", "file", "begin", "end"]

  private func faulty(_ words: String) -> Suppression {
    var copy = self
    copy.fault = words
    return copy
  }

  private func ending(at line: Int) -> Suppression {
    var copy = self
    copy.lines = lines.lowerBound...line
    return copy
  }

  /// What a line's comment says.
  private struct Mark {
    /// `disable`, `disable:next`.
    let reach: String
    let rules: [String]
    let reason: String
    let column: Int
    let isAlone: Bool
  }

  private static func mark(in line: Substring) -> Mark? {
    guard let comment = line.firstMatch(of: /(\/\/|\/\*)\s?atelier:\s?((?:disable|enable)(?!\w)(?::\w+)?)/),
      isComment(behind: line[..<comment.range.lowerBound])
    else { return nil }
    var rest = line[comment.range.upperBound...]
    if comment.output.1 == "/*", let end = rest.range(of: "*/") { rest = rest[..<end.lowerBound] }
    var rules: [String] = []
    while let id = rest.prefixMatch(of: /\s*,?\s*([A-Za-z]+-?\d+)(?=[\s,]|$)/) {
      rules.append(id.output.1.uppercased())
      rest = rest[id.range.upperBound...]
    }
    let reason = rest.trimmingPrefix { ",: –—-".contains($0) || $0.isWhitespace }
    let before = line[..<comment.range.lowerBound]
    return Mark(
      reach: String(comment.output.2), rules: rules, reason: String(reason.trimmingSuffix(while: \.isWhitespace)),
      column: before.unicodeScalars.count + 1, isAlone: before.allSatisfy(\.isWhitespace))
  }

  /// Whether a comment can begin there: not in a text, and not in another comment, which would only speak of it.
  private static func isComment(behind code: Substring) -> Bool {
    !code.contains("//") && code.filter { $0 == "\"" }.count.isMultiple(of: 2)
  }

  /// What all such comments have, and most texts have not.
  private static let mark = Array("atelier:".utf8)

  func excuses(_ finding: Finding) -> Bool {
    (finding.line.map(lines.contains) ?? false) && rules.contains(finding.rule) && !reason.isEmpty
      && (fault == nil || lines.upperBound == .max)
  }

  /// What is wrong with the comment itself.
  ///
  /// - Parameter idle: those of its rules that were checked and had nothing to excuse.
  func problem(idle: [String]) -> String? {
    if let fault { return fault }
    if rules.isEmpty { return "the comment names no rule" }
    if let unknown = rules.first(where: { RuleCatalog.standard.rule($0) == nil }) {
      return "the comment names \(unknown), which is not a rule"
    }
    if reason.isEmpty { return "the comment does not say why it excuses from \(rules.joined(separator: ", "))" }
    return idle.isEmpty ? nil : "the comment excuses nothing from \(idle.joined(separator: ", "))"
  }
}

extension Suppression {
  /// What to do where something is wrong with the comment itself.
  fileprivate var advice: String {
    if fault != nil, lines.upperBound == .max {
      return "write `// atelier:disable:end` behind the last line that is meant"
    }
    if fault != nil { return "write `// atelier:disable <rule> <reason>`, or delete the comment" }
    return rules.isEmpty || reason.isEmpty ? "write `// atelier:disable <rule> <reason>`" : "delete what is not needed"
  }
}

/// The comments of some files, and what they have excused.
struct Excuses {
  private let files: [ProjectFile]
  /// For each file and comment, the rules that it has excused from.
  private var used: [Int: [Int: Set<String>]] = [:]

  init(_ files: [ProjectFile]) { self.files = files }

  /// Whether a comment excuses a finding.
  mutating func excuse(_ finding: Finding, in file: Int) -> Bool {
    let indices = files[file].suppressions.indices.filter { files[file].suppressions[$0].excuses(finding) }
    for index in indices { used[file, default: [:]][index, default: []].insert(finding.rule) }
    return !indices.isEmpty
  }

  /// What is wrong with the comments, once all findings have been shown to them.
  ///
  /// - Parameter checked: the rules that were applied; a comment for another may well be needed.
  func findings(checked: Set<String>) -> [Finding] {
    // A rule that looks at runs, too, may have something to excuse there.
    let silent = checked.filter { RuleCatalog.standard.rule($0)?.isRun == false }
    return files.enumerated().flatMap { number, file in
      file.suppressions.enumerated().compactMap { index, comment -> Finding? in
        let idle = comment.rules.filter { silent.contains($0) && used[number]?[index]?.contains($0) != true }
        return comment.problem(idle: idle).map { what in
          Finding(
            rule: Suppression.id, file: file.name, line: comment.commentLine, column: comment.column, what: what,
            why: "an exception that nobody can judge is soon the rule",
            how: comment.advice)
        }
      }
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isMeant: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isMeant(self[index(before: end)]) { formIndex(before: &end) }
    return self[..<end]
  }
}

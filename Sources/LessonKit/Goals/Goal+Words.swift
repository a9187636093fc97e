import Grammar
import Rules

extension Goal {
  /// Reads a goal as it is written in a lesson: `screen shows "Sign in"`.
  ///
  /// - Throws: `GoalError` when the words are not a goal.
  public init(parsing line: String) throws(GoalError) {
    let read = ParsedLine(line)
    guard read.openQuote == nil else { throw .openQuote(line) }
    guard read.commands.count < 2 else { throw .several(line) }
    try self.init(words: read.commands.first.map { $0.map(\.text) } ?? [])
  }

  /// Reads a goal whose words have been separated and freed of their quotes.
  ///
  /// - Throws: `GoalError` when the words are not a goal.
  public init(words: [String]) throws(GoalError) {
    guard let subject = words.first else { throw .empty }
    guard let form = GoalForm.all.first(where: { $0.subject == subject }) else {
      throw .unknown(subject, nearest: Spelling.nearest(to: subject, among: GoalForm.all.map(\.subject)))
    }
    guard let goal = try form.read(Array(words.dropFirst())) else {
      throw .malformed(words.joined(separator: " "), usage: form.usage)
    }
    self = goal
  }
}

/// How the goals with one first word are written.
private struct GoalForm: Sendable {
  let subject: String
  let usage: String
  /// Reads the words after the subject; nothing where they do not follow the usage.
  let read: @Sendable ([String]) throws(GoalError) -> Goal?

  static let all = [
    GoalForm(
      subject: "screen", usage: "screen shows|lacks \"<text>\" [enabled|disabled], or screen is \"<text>\"…",
      read: screen),
    GoalForm(subject: "path", usage: "path is <route>…", read: path),
    GoalForm(subject: "trace", usage: "trace has|lacks <Type>.<member>", read: trace),
    GoalForm(
      subject: "graph", usage: "graph has|lacks <Type> [-> <Type> [strong|weak|unowned]]", read: graph),
    GoalForm(subject: "no", usage: "no leaks") { words throws(GoalError) in words == ["leaks"] ? .noLeaks : nil },
    GoalForm(subject: "registered", usage: "registered <key>") { words throws(GoalError) in
      words.isEmpty ? nil : .registered(words.joined(separator: " "))
    },
    GoalForm(subject: "valid", usage: "valid") { words throws(GoalError) in words.isEmpty ? .valid : nil },
    GoalForm(subject: "rules", usage: "rules pass [<rule>…]") { words throws(GoalError) in
      try rules(words)
    },
    GoalForm(subject: "builds", usage: "builds") { words throws(GoalError) in words.isEmpty ? .builds : nil },
    GoalForm(subject: "equal", usage: "equal in <wiring>… | all") { words throws(GoalError) in
      words.first == "in" && words.count > 1 ? .equal(wirings: Array(words.dropFirst())) : nil
    },
  ]

  private static func screen(_ words: [String]) throws(GoalError) -> Goal? {
    if words.first == "is", words.count > 1 { return .wholeScreen(Array(words.dropFirst())) }
    let presences: [String: Goal.Presence] = ["shows": .present, "lacks": .absent]
    guard (2...3).contains(words.count), let presence = presences[words[0]], !words[1].isEmpty else { return nil }
    guard words.count == 3 else { return .screen(presence, text: words[1], isEnabled: nil) }
    switch words[2] {
    case "enabled": return .screen(presence, text: words[1], isEnabled: true)
    case "disabled": return .screen(presence, text: words[1], isEnabled: false)
    default: return nil
    }
  }

  private static func path(_ words: [String]) throws(GoalError) -> Goal? {
    guard words.first == "is", words.count > 1 else { return nil }
    return .path(words.dropFirst().flatMap { $0.split(separator: "/").map(String.init) })
  }

  private static func trace(_ words: [String]) throws(GoalError) -> Goal? {
    guard words.count > 1, let presence = presence(words[0]),
      let call = CallPattern(words.dropFirst().joined(separator: " "))
    else { return nil }
    return .trace(presence, call)
  }

  private static func graph(_ words: [String]) throws(GoalError) -> Goal? {
    guard let first = words.first, let presence = presence(first),
      let pattern = GraphPattern(words: Array(words.dropFirst()))
    else { return nil }
    return .graph(presence, pattern)
  }

  private static func rules(_ words: [String]) throws(GoalError) -> Goal? {
    guard words.first == "pass" else { return nil }
    let ids = words.dropFirst().map { $0.uppercased() }
    for id in ids {
      guard let rule = RuleCatalog.standard.rule(id) else {
        throw .unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id))
      }
      if !rule.isChecked { throw .uncheckedRule(id) }
    }
    return .rulesPass(ids)
  }

  private static func presence(_ word: String) -> Goal.Presence? {
    switch word {
    case "has": .present
    case "lacks": .absent
    default: nil
    }
  }
}

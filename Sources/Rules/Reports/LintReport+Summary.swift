extension LintReport {
  /// What the baseline has and was not found, a line for each.
  var staleWords: [String] { stale.map { "stale in the baseline: \($0)" } }

  /// The laws that nobody asks for as long as the architecture is a guess, a line; none if it is not.
  var waitingWords: [String] {
    guard isGuessed, let architecture else { return [] }
    let waiting = RuleCatalog.standard.entries(for: architecture).filter { !$0.holdsByGuess }.map(\.id)
    let name = architecture.rawValue
    return waiting.isEmpty
      ? [] : ["only guessed, so \(waiting.joined(separator: ", ")) wait for --architecture \(name)"]
  }

  /// The architecture, why it is that one, and how much was found, in a line; what was checked, where it is one of many.
  func summary(among reports: [LintReport]) -> String {
    let path = reports.count > 1 ? path.map { "\($0): " } ?? "" : ""
    let name = architecture?.rawValue ?? "no architecture"
    let why = reason.map { " (\($0))" } ?? ""
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
    let found = findings.isEmpty ? "no finding" : "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let unread = uncheckedCount == 0 ? "" : ", \(uncheckedCount) not checked"
    let leftOut = leftOut.words.map { " (left out: \($0))" } ?? ""
    let known = known.isEmpty ? "" : ", \(known.count) known from the baseline"
    let unchanged = unchangedCount == 0 ? "" : ", \(unchangedCount) in unchanged files"
    return "\(path)\(name)\(why): \(files)\(leftOut)\(unread), \(found)\(known)\(unchanged)"
  }
}

extension LintReport {
  /// What the baseline has and was not found, a line for each.
  var staleWords: [String] { stale.map { "stale in the baseline: \($0)" } }

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

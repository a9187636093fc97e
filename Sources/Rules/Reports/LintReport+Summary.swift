extension LintReport {
  /// The architecture, why it is that one, and how much was found, in a line; what was checked, where it is one of many.
  func summary(among reports: [LintReport]) -> String {
    let path = reports.count > 1 ? path.map { "\($0): " } ?? "" : ""
    let name = architecture?.rawValue ?? "no architecture"
    let why = reason.map { " (\($0))" } ?? ""
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
    let found = findings.isEmpty ? "no finding" : "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let unchecked = problems.count(where: \.isUnchecked)
    let unread = unchecked == 0 ? "" : ", \(unchecked) not checked"
    let leftOut = leftOut.words.map { " (left out: \($0))" } ?? ""
    let known = knownCount == 0 ? "" : ", \(knownCount) known from the baseline"
    let unchanged = unchangedCount == 0 ? "" : ", \(unchangedCount) in unchanged files"
    return "\(path)\(name)\(why): \(files)\(leftOut)\(unread), \(found)\(known)\(unchanged)"
  }
}

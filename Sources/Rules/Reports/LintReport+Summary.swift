extension LintReport {
  /// The architecture, why it is that one, and how much was found, in a line; what was checked, where it is one of many.
  func summary(among reports: [LintReport]) -> String {
    let path = reports.count > 1 ? path.map { "\($0): " } ?? "" : ""
    let name = architecture?.rawValue ?? "no architecture"
    let why = reason.map { " (\($0))" } ?? ""
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
    let found = findings.isEmpty ? "no finding" : "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let unread = problems.isEmpty ? "" : ", \(problems.count) not checked"
    let ignored = [(leftOut.tests, "of tests"), (leftOut.generated, "generated")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let leftOut = ignored.isEmpty ? "" : " (left out: \(ignored))"
    let known = knownCount == 0 ? "" : ", \(knownCount) known from the baseline"
    return "\(path)\(name)\(why): \(files)\(leftOut)\(unread), \(found)\(known)"
  }
}

extension LintReport {
  /// The architecture, why it is that one, and how much was found, in a line.
  var summary: String {
    let name = architecture?.rawValue ?? "no architecture"
    let why = reason.map { " (\($0))" } ?? ""
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
    let found = findings.isEmpty ? "no finding" : "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let known = knownCount == 0 ? "" : ", \(knownCount) known from the baseline"
    return "\(name)\(why): \(files), \(found)\(known)"
  }
}

/// How much was found, by rule and by folder, for people.
public struct SummaryReport {
  public init() {}

  /// A line for each rule and each folder, the most frequent first, and the usual last line of each project.
  public func text(of reports: [LintReport]) -> String {
    let problems = reports.flatMap(\.problems).map { "\($0.words)\n" }
    let findings = reports.flatMap(\.findings)
    let titles = Dictionary(RuleCatalog.standard.entries.map { ($0.id, $0.title) }) { first, _ in first }
    let rules = counts(of: findings.map(\.rule)).map { id, count in
      (count, "\(id)  \(titles[id] ?? Suppression.title)")
    }
    let folders = counts(of: findings.map { folder(of: $0.file ?? "") })
    let tables = [rules, folders.map { ($0.count, $0.name) }].filter { !$0.isEmpty }.map(table)
    let waiting = reports.flatMap(\.waitingWords).map { "\($0)\n" }
    return problems.joined() + tables.map { $0 + "\n" }.joined() + waiting.joined()
      + reports.map { $0.summary(among: reports) + "\n" }.joined()
  }

  private func counts(of names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private func table(_ rows: [(count: Int, words: String)]) -> String {
    let width = rows.map { "\($0.count)".count }.max() ?? 0
    return rows.map { row in
      String(repeating: " ", count: width - "\(row.count)".count) + "\(row.count)  \(row.words)\n"
    }.joined()
  }

  private func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }
}

/// Fixes findings that need no judgement: `weak var`, `private(set) var` and `[weak self]`.
///
/// What is changed can be read afterwards, the findings that were to be fixed are gone, and nothing else is found instead,
/// anywhere.
public struct Fixer: Sendable {
  private let linter: Linter

  public init(_ linter: Linter) { self.linter = linter }

  /// The files that change, with what has been fixed in them.
  ///
  /// - Parameter findings: those that are to be fixed if they can be.
  /// - Parameter others: what else belongs to the project and is not checked.
  /// - Parameter isPart: whether there is still more of it.
  public func fixed(
    _ sources: [SourceText], _ findings: [Finding], beside others: [SourceText] = [], isPart: Bool = false
  ) -> [FixedFile] {
    let wanted = Set(findings)
    let code = linter.read(sources)
    let found = linter.found(in: code)
    let proposals = found.filter { wanted.contains($0.finding) && $0.violation?.fix != nil }
    let doubts = FixDoubts(code.project, sources + others, isPart: isPart, proposals.compactMap(\.violation))
    let files = Dictionary(grouping: proposals) { $0.violation?.place.file ?? 0 }.sorted { $0.key < $1.key }
    let repaired = files.map { number, proposals in
      RepairedFile(code.project.file(number), number, by: proposals, doubts)
    }
    return confirmed(repaired, of: sources, before: found.map(\.finding))
  }

  /// The changes after which nothing is found that was not found before: what brings something else about is left out.
  private func confirmed(_ files: [RepairedFile], of sources: [SourceText], before: [Finding]) -> [FixedFile] {
    var files = files
    while true {
      let changed = files.compactMap(\.fixed)
      let surprises = surprises(after: changed, in: sources, before: before)
      if surprises.isEmpty { return changed }
      let count = files.reduce(0) { $0 + $1.repairs.count }
      for index in files.indices {
        for finding in surprises where finding.file == files[index].source.name {
          files[index].drop(nearest: finding.line ?? 1)
        }
      }
      // Nobody can say what has brought about a finding in a file that has not changed.
      if files.reduce(0, { $0 + $1.repairs.count }) == count { return [] }
    }
  }

  /// What is found after some changes and was not found before, or should be gone.
  private func surprises(after changed: [FixedFile], in sources: [SourceText], before: [Finding]) -> [Finding] {
    guard !changed.isEmpty else { return [] }
    let texts = Dictionary(changed.map { ($0.name, $0.new) }) { first, _ in first }
    let after = linter.lint(
      sources.map { SourceText(name: $0.name, path: $0.path, bytes: texts[$0.name] ?? $0.bytes) })
    var known = FindingCounts(before)
    for file in changed { file.findings.forEach { known.remove($0) } }
    return after.findings.filter { !known.remove($0) }
  }
}

/// Findings by what they say, wherever they have moved to.
private struct FindingCounts {
  private struct Key: Hashable {
    let file: String?
    let rule: String
    let what: String

    init(_ finding: Finding) { (file, rule, what) = (finding.file, finding.rule, finding.what) }
  }

  private var counts: [Key: Int]

  init(_ findings: [Finding]) {
    counts = Dictionary(findings.map { (Key($0), 1) }, uniquingKeysWith: +)
  }

  /// Takes one away; false if there is none.
  @discardableResult mutating func remove(_ finding: Finding) -> Bool {
    guard let count = counts[Key(finding)], count > 0 else { return false }
    counts[Key(finding)] = count - 1
    return true
  }
}

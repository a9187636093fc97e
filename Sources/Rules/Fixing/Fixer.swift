import Platform
import SwiftSyntax

/// Fixes findings that need no judgement: `weak var`, `private(set) var` and `[weak self]`.
///
/// A file is changed only if it can be read afterwards, the findings that were to be fixed are gone, and nothing else is
/// found instead, anywhere.
public struct Fixer: Sendable {
  private let linter: Linter

  public init(_ linter: Linter) { self.linter = linter }

  /// The files that change, with what has been fixed in them.
  ///
  /// - Parameter findings: those that are to be fixed if they can be.
  public func fixed(_ sources: [SourceText], _ findings: [Finding]) -> [FixedFile] {
    let wanted = Set(findings)
    let code = linter.read(sources)
    let found = linter.found(in: code)
    let proposals = found.filter { wanted.contains($0.finding) && $0.violation?.fix != nil }
    let doubts = FixDoubts(code.project, sources)
    let files = Dictionary(grouping: proposals) { $0.violation?.place.file ?? 0 }.sorted { $0.key < $1.key }
    let changed = files.compactMap { number, proposals in
      Self.changed(code.project.file(number), number, by: proposals, doubts)
    }
    return confirmed(changed, of: sources, before: found.map(\.finding))
  }

  /// A file with the edits of its proposals; `nil` if there is none to make.
  private static func changed(
    _ file: SourceFile, _ number: Int, by proposals: [FoundViolation], _ doubts: FixDoubts
  ) -> FixedFile? {
    let tree = SourceFile.tree(of: file.text)
    var edits: [SourceEdit] = []
    var fixed: [Finding] = []
    for proposal in proposals {
      guard let violation = proposal.violation, let fix = violation.fix,
        !doubts.any(of: fix, for: violation, in: number),
        let made = FixEdits(tree: tree, doubts: doubts).edits(for: fix, at: violation.place.offset)
      else { continue }
      // Two rules may say the same of one place.
      edits += made.filter { !edits.contains($0) }
      fixed.append(proposal.finding)
    }
    guard !edits.isEmpty else { return nil }
    let text = edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(into: file.text) { text, edit in
      text.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.replacementBytes)
    }
    guard !SourceFile.tree(of: text).hasError else { return nil }
    return FixedFile(name: file.name, old: file.text, new: text, findings: fixed)
  }

  /// The changes after which nothing is found that was not found before.
  private func confirmed(_ changed: [FixedFile], of sources: [SourceText], before: [Finding]) -> [FixedFile] {
    guard !changed.isEmpty else { return [] }
    let texts = Dictionary(changed.map { ($0.name, $0.new) }) { first, _ in first }
    let after = linter.lint(
      sources.map { SourceText(name: $0.name, path: $0.path, bytes: texts[$0.name] ?? $0.bytes) })
    var known = FindingCounts(before)
    for file in changed { file.findings.forEach { known.remove($0) } }
    let surprising = Set(after.findings.filter { !known.remove($0) }.compactMap(\.file))
    let kept = changed.filter { !surprising.contains($0.name) }
    // Without one change others may be of no use.
    return kept.count == changed.count || kept.isEmpty ? kept : confirmed(kept, of: sources, before: before)
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

import SwiftSyntax

/// A file with the repairs that can be made in it.
struct RepairedFile {
  /// What fixes one finding.
  struct Repair {
    let finding: Finding
    let edits: [SourceEdit]
  }

  let source: SourceFile
  private(set) var repairs: [Repair]

  /// - Parameter proposals: what might be fixed; of what leaves a doubt, nothing is repaired.
  init(_ source: SourceFile, _ number: Int, by proposals: [FoundViolation], _ doubts: FixDoubts) {
    self.source = source
    let edits = FixEdits(tree: SourceFile.tree(of: source.text), doubts: doubts)
    repairs = proposals.compactMap { proposal in
      guard let violation = proposal.violation, let fix = violation.fix,
        !doubts.any(of: fix, for: violation, in: number),
        let made = edits.edits(for: fix, at: violation.place.offset)
      else { return nil }
      return Repair(finding: proposal.finding, edits: made)
    }
  }

  /// Leaves out the repair that is nearest to a line, and all of what is in that line.
  mutating func drop(nearest line: Int) {
    func distance(_ repair: Repair) -> Int { abs((repair.finding.line ?? 1) - line) }
    guard let least = repairs.map(distance).min() else { return }
    repairs.removeAll { distance($0) == least }
  }

  /// The file with its repairs; `nil` if there are none, or if it could not be read afterwards.
  var fixed: FixedFile? {
    // Two rules may say the same of one place.
    let edits = repairs.flatMap(\.edits).reduce(into: [SourceEdit]()) { edits, edit in
      if !edits.contains(edit) { edits.append(edit) }
    }
    guard !edits.isEmpty else { return nil }
    let text = edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(into: source.text) { text, edit in
      text.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.replacementBytes)
    }
    guard !SourceFile.tree(of: text).hasError else { return nil }
    return FixedFile(name: source.name, old: source.text, new: text, findings: repairs.map(\.finding))
  }
}

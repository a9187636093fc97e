import Foundation
import Rules
import Testing

/// Whatever changes in a project, what is found with the cache is what is found without it.
///
/// `ATELIER_EDITS=10000` changes as many projects; few are changed otherwise, so that the suite stays quick.
struct ChangesTests {
  private static let count = ProcessInfo.processInfo.environment["ATELIER_EDITS"].flatMap { UInt64($0) } ?? 8

  @Test(arguments: 0..<count)
  func `a project that changes is checked as if it had never been checked before`(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Changes-\(UUID().uuidString)")
    let old = FileManager.default.temporaryDirectory.appending(path: "Changes-\(UUID().uuidString)")
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(at: old)
    }
    let cache = LintCache(folder: folder, program: "1")
    var project = ChangingProject(seed: seed)
    _ = try Linter(configuration: project.configuration).lint(project.sources, cache: cache)
    try FileManager.default.copyItem(at: folder, to: old)
    for number in 1...20 {
      project.change()
      // Sometimes what was kept is not of the last time, but of a time before.
      if number.isMultiple(of: 3) {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.copyItem(at: old, to: folder)
      }
      let linter = try Linter(configuration: project.configuration)
      let report = linter.lint(project.sources, cache: cache)
      let clean = linter.lint(project.sources)
      guard report != clean else { continue }
      let differences = Set(report.findings).symmetricDifference(clean.findings).map { "\($0.rule) \($0.what)" }
      Issue.record("seed \(seed), change \(number): \(differences.sorted().joined(separator: "; "))")
      return
    }
  }
}

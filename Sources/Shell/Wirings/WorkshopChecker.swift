import Foundation
import HotCompiler
import Rules
import WorkshopKit

/// Holds the workshops to what they claim: the code of each step keeps to the rules of its architecture.
public struct WorkshopChecker {
  private let wirings: [Wiring]

  /// A checker of the workshops that these wirings belong to.
  public init(wirings: WiringCatalog) {
    self.wirings = wirings.wirings
  }

  /// Everything that is against the rules, in the order of wirings and steps, the finished app first.
  ///
  /// - Parameter willCheck: called with each step before it is read.
  public func problems(willCheck: (Wiring, _ step: String) -> Void = { _, _ in }) -> [WorkshopProblem] {
    wirings.flatMap { wiring -> [WorkshopProblem] in
      let workshop = wiring.folder.deletingLastPathComponent()
      let folder = "\(workshop.deletingLastPathComponent().lastPathComponent)/\(workshop.lastPathComponent)"
      guard let architecture = Architecture.allCases.first(where: { $0.prefix == wiring.architecture }) else {
        let claim = wiring.architecture.flatMap { $0.isEmpty ? nil : $0 }
        return [WorkshopProblem(file: "\(folder)/\(Workshop.pageName)", line: nil, issue: .noArchitecture(claim))]
      }
      // What a step shares with a later one is reported there.
      var seen: Set<WorkshopProblem> = []
      return wiring.steps.flatMap { step in
        willCheck(wiring, step.name)
        return problems(of: step, in: folder, architecture, appModules: wiring.libraries.keys.sorted())
          .filter { seen.insert($0).inserted }
      }
    }
  }

  private func problems(
    of step: WorkshopStep, in folder: String, _ architecture: Architecture, appModules: [String]
  ) -> [WorkshopProblem] {
    let report: LintReport
    do {
      let sources = try step.source.files().map { SourceText(name: $0.name, bytes: $0.bytes) }
      report = try Linter(configuration: .teaching(architecture, appModules: appModules))
        .lint(sources)
    } catch {
      return [WorkshopProblem(file: "\(folder)/\(step.folder)", line: nil, issue: .unreadable(reason: "\(error)"))]
    }
    func problem(_ file: String?, _ line: Int?, _ issue: WorkshopProblem.Issue) -> WorkshopProblem {
      WorkshopProblem(file: "\(folder)/\(file.map(step.place) ?? step.folder)", line: line, issue: issue)
    }
    return report.problems.map { problem($0.file, $0.line, .syntax($0.message)) }
      + report.findings.map { problem($0.file, $0.line, .finding($0)) }
  }
}

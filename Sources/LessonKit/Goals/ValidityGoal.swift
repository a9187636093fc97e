import Grammar
import Injection
import StageProtocol

/// `valid`: all that is known to be asked of the app's containers can be built. Warnings and notes do not count.
struct ValidityGoal: GoalKind {
  static let keyword = "valid"
  static let usage = "valid"
  static let meaning = "all that is known to be asked of the containers can be built"
  static let isQuick = true

  init?(words: [String]) {
    guard words.isEmpty else { return nil }
  }

  var description: String { "valid" }

  var words: String { "all that is asked of the containers can be built" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    guard try !shell.answer(to: .registrations).containers.isEmpty else { return .unmet(RegistrationGoal.noContainer) }
    let report = try shell.answer(to: .validation())
    let errors = report.problems.filter { $0.severity == .error }
    guard let first = errors.first else { return .met }
    let others = errors.count == 1 ? "" : ", and \((errors.count - 1).counted("more error"))"
    return .unmet("\(first.id.rawValue): \(first.summary) (\(first.chain))\(others)")
  }
}

import Grammar
import Injection

/// Whether all that is known to be asked of containers can be built. Warnings and notes do not count.
struct ValidityGoal {
  func verdict(on report: ValidationReport) -> GoalVerdict {
    let errors = report.problems.filter { $0.severity == .error }
    guard let first = errors.first else { return .met }
    let others = errors.count == 1 ? "" : ", and \((errors.count - 1).counted("more error"))"
    return .unmet("\(first.id.rawValue): \(first.summary) (\(first.chain))\(others)")
  }
}

import Grammar
import Rules

/// Whether an app's code keeps to rules.
struct RulesGoal {
  func verdict(on findings: [Finding]) -> GoalVerdict {
    guard let first = findings.first else { return .met }
    let place = first.file.map { file in " (\(file)\(first.line.map { ":\($0)" } ?? ""))" } ?? ""
    let others = findings.count == 1 ? "" : ", and \((findings.count - 1).counted("more finding"))"
    return .unmet("\(first.rule): \(first.what)\(place)\(others)")
  }
}

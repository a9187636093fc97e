import Grammar
import Rules
import StageProtocol

/// `rules pass VI-1 VI-2`: the app's code keeps to these rules, or to all of its architecture's if none is named.
struct RulesGoal: GoalKind {
  static let keyword = "rules"
  static let usage = "rules pass [<rule>…]"
  static let meaning = "the code keeps to the rules"
  static let isQuick = false
  static let isAboutCode = true

  private let ids: [String]

  init?(words: [String]) throws(GoalError) {
    guard words.first == "pass" else { return nil }
    ids = words.dropFirst().map { $0.uppercased() }
    for id in ids {
      guard let rule = RuleCatalog.standard.rule(id) else {
        throw .unknownRule(id, nearest: RuleCatalog.standard.nearest(to: id))
      }
      if !rule.isChecked { throw .uncheckedRule(id) }
    }
  }

  var description: String { (["rules pass"] + ids).joined(separator: " ") }

  var words: String { "the code keeps to \(ids.isEmpty ? "the rules" : ids.joined(separator: ", "))" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let findings = try shell.answer(to: FindingsQuestion(rules: ids))
    guard let first = findings.first else { return .met }
    let place = first.file.map { file in " (\(file)\(first.line.map { ":\($0)" } ?? ""))" } ?? ""
    let others = findings.count == 1 ? "" : ", and \((findings.count - 1).counted("more finding"))"
    return .unmet("\(first.rule): \(first.what)\(place)\(others)")
  }
}

/// Asks what the app's code does against some rules, or against all of its architecture's if none is named.
public struct FindingsQuestion: Question {
  public typealias Answer = [Finding]
  /// The ids of the rules.
  public let rules: [String]
}

import ScreenKit

extension Goal {
  /// Whether the goal holds now.
  public func verdict(in evidence: any GoalEvidence) -> GoalVerdict {
    do {
      switch self {
      case .screen(let presence, let text, let isEnabled):
        return ScreenGoal(presence: presence, text: text, isEnabled: isEnabled).verdict(on: try evidence.screen())
      case .wholeScreen(let texts):
        return WholeScreenGoal(texts: texts).verdict(on: try evidence.screen())
      case .path(let path):
        let actual = try evidence.screen().path
        return actual == path ? .met : .unmet("the path is \(actual.joined(separator: " "))")
      case .trace(let presence, let call):
        return TraceGoal(presence: presence, pattern: call).verdict(on: try evidence.trace())
      case .graph(let presence, let pattern):
        return GraphGoal(presence: presence, pattern: pattern).verdict(on: try evidence.graph())
      case .builds:
        try evidence.build()
        return .met
      case .equal(let wirings):
        return try Self.equality(in: wirings == ["all"] ? evidence.wirings : wirings, evidence: evidence)
      case .registered(let key):
        return RegistrationGoal(key: key).verdict(on: try evidence.registrations())
      case .valid:
        return ValidityGoal().verdict(on: try evidence.validation())
      case .noLeaks:
        return LeakGoal().verdict(on: try evidence.leaks())
      case .rulesPass(let ids):
        return RulesGoal().verdict(on: try evidence.findings(ofRules: ids))
      }
    } catch {
      return .unmet(String(describing: error))
    }
  }

  private static func equality(in wirings: [String], evidence: any GoalEvidence) throws -> GoalVerdict {
    let screen = try evidence.screen()
    for wiring in wirings {
      let other = try evidence.screen(inWiring: wiring)
      if let difference = ScreenDifferences(screen, other).rows.first {
        return .unmet("\(wiring) differs: \(difference.words)")
      }
    }
    return .met
  }
}

extension ScreenDifferences.Row {
  /// The difference between the screen in hand and another wiring's.
  fileprivate var words: String {
    switch (first, second) {
    case (let here?, let there?): "\(thing) is \(here) here and \(there) there"
    case (nil, _): "\(thing) is there and not here"
    case (_, nil): "\(thing) is here and not there"
    }
  }
}

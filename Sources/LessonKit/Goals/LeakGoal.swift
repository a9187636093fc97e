import StageProtocol

/// Whether everything of the screens that have gone has gone with them.
struct LeakGoal {
  func verdict(on report: LeakReport) -> GoalVerdict {
    guard let leak = report.leaks.first else {
      guard report.isTooLarge == true else { return .met }
      return .unmet("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    let objects = report.leaks.map(\.object.id).withoutRepetition
    let verb = objects.count == 1 ? "lives" : "live"
    return .unmet("\(objects.listed()) \(verb) on after \(leak.route ?? leak.screen) has gone")
  }
}

import StageProtocol

/// `no leaks`: no object has outlived its screen.
struct LeakGoal: GoalKind {
  static let keyword = "no"
  static let usage = "no leaks"
  static let isQuick = true

  init?(words: [String]) {
    guard words == ["leaks"] else { return nil }
  }

  var description: String { "no leaks" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let report = try shell.answer(to: .leaks)
    guard let leak = report.leaks.first else {
      guard report.isTooLarge == true else { return .met }
      return .unmet("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    let objects = report.leaks.map(\.object.id).withoutRepetition
    let verb = objects.count == 1 ? "lives" : "live"
    return .unmet("\(objects.listed()) \(verb) on after \(leak.route ?? leak.screen) has gone")
  }
}

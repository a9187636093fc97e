import StageProtocol

/// `no leaks`: no object has outlived its screen.
struct LeakGoal: GoalKind {
  static let keyword = "no"
  static let usage = "no leaks"
  static let meaning = "everything of the screens that have gone has gone with them"
  static let isQuick = true

  init?(words: [String]) {
    guard words == ["leaks"] else { return nil }
  }

  var description: String { "no leaks" }

  var words: String { "nothing outlives its screen" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let report = try shell.answer(to: .leaks)
    guard let leak = report.leaks.first else {
      guard report.isTooLarge == true else { return .met }
      return .unmet("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    return .unmet("\(report.objects) on after \(leak.route ?? leak.screen) has gone")
  }
}

/// `leaks UserViewController`: an object of this type has outlived its screen.
struct LeakedTypeGoal: GoalKind {
  static let keyword = "leaks"
  static let usage = "leaks <Type>"
  static let meaning = "an object of the type has outlived its screen"
  static let isQuick = true

  private let type: String

  init?(words: [String]) {
    guard words.count == 1 else { return nil }
    type = words[0]
  }

  var description: String { "leaks \(type.asWord)" }

  var words: String { "\(type) outlives its screen" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let report = try shell.answer(to: .leaks)
    // An object's id is its type, with a number behind it if there are several: `UserPresenter#2`.
    let ids = report.leaks.flatMap { [$0.object.id] + $0.others }
    if ids.contains(where: { $0 == type || $0.hasPrefix("\(type)#") }) { return .met }
    return .unmet(report.leaks.isEmpty ? "nothing lives on" : "no \(type) lives on; \(report.objects) on")
  }
}

extension LeakReport {
  /// `UserPresenter lives`, `UserPresenter, UserInteractor live`.
  fileprivate var objects: String {
    let objects = leaks.map(\.object.id).withoutRepetition
    return "\(objects.listed()) \(objects.count == 1 ? "lives" : "live")"
  }
}

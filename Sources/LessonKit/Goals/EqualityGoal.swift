import ScreenKit
import StageProtocol

/// `equal in viper contexts`, `equal in all`: the same events lead to the same screen in these wirings.
struct EqualityGoal: GoalKind {
  static let keyword = "equal"
  static let usage = "equal in <wiring>… | all"
  static let meaning = "the same events lead to the same screen there"
  static let isQuick = false

  private static let all = ["all"]

  private let wirings: [String]

  init?(words: [String]) {
    guard words.first == "in", words.count > 1 else { return nil }
    wirings = Array(words.dropFirst())
  }

  var description: String { "equal in \(wirings.joined(separator: " "))" }

  var namedWirings: [String] { wirings == Self.all ? [] : wirings }

  var words: String {
    "the screen is the same in \(wirings == Self.all ? "all wirings" : wirings.joined(separator: ", "))"
  }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let screen = try shell.answer(to: .screen)
    let names = wirings == Self.all ? try shell.answer(to: WiringsQuestion()) : wirings
    for wiring in names {
      let other = try shell.answer(to: WiringScreenQuestion(wiring: wiring))
      if let difference = ScreenDifferences(screen, other).rows.first {
        return .unmet("\(wiring) differs: \(difference.words)")
      }
    }
    return .met
  }
}

/// Asks for the names of all wirings.
public struct WiringsQuestion: Question {
  public typealias Answer = [String]
}

/// Asks what another wiring shows after the same events. The current app stays as it is.
public struct WiringScreenQuestion: Question {
  public typealias Answer = Screen
  /// The wiring's name.
  public let wiring: String
  /// What happens there beside what has happened to the current app.
  public let events: [StageEvent]

  init(wiring: String, after events: [StageEvent] = []) {
    self.wiring = wiring
    self.events = events
  }
}

extension ScreenDifferences.Row {
  /// The difference between the current screen and another wiring's.
  var words: String {
    switch (first, second) {
    case (let here?, let there?): "\(thing) is \(here) here and \(there) there"
    case (nil, _): "\(thing) is there and not here"
    case (_, nil): "\(thing) is here and not there"
    }
  }
}

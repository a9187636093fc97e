import Grammar
import Injection
import StageProtocol

/// `registered UserScreenViewModel`: a container of the app knows the key.
struct RegistrationGoal: GoalKind {
  static let keyword = "registered"
  static let usage = "registered <key>"
  static let meaning = "a container of the app knows the key"
  static let isQuick = true

  /// A whole key, `UserAPI "offline"`, or a type whatever its name and arguments.
  private let key: String

  init?(words: [String]) {
    guard !words.isEmpty else { return nil }
    key = words.joined(separator: " ")
  }

  var description: String { "registered \(key)" }

  var words: String { "\(key) is registered" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let graph = try shell.answer(to: .registrations)
    guard !graph.containers.isEmpty else { return .unmet(Self.noContainer) }
    guard graph.registrations(named: key).isEmpty else { return .met }
    let keys = graph.registrations.map(\.key)
    if let nearest = Spelling.nearest(to: key, among: keys.map(\.type)) {
      return .unmet("nothing is registered for \(key), but for \(nearest)")
    }
    guard !keys.isEmpty else { return .unmet("nothing is registered for \(key); the containers are empty") }
    return .unmet("nothing is registered for \(key); there are \(keys.map(\.description).withoutRepetition.listed())")
  }

  /// What is said of an app without a container.
  static let noContainer =
    "the app is wired by hand, without a container, so nothing is registered; `graph` shows what its objects hold"
}

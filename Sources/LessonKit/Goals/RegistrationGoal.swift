import Grammar
import Injection

/// Whether a container knows a key.
struct RegistrationGoal {
  /// A whole key, `UserAPI "offline"`, or a type whatever its name and arguments.
  let key: String

  func verdict(on graph: RegistrationGraph) -> GoalVerdict {
    guard graph.registrations(named: key).isEmpty else { return .met }
    let keys = graph.registrations.map(\.key)
    if let nearest = Spelling.nearest(to: key, among: keys.map(\.type)) {
      return .unmet("nothing is registered for \(key), but for \(nearest)")
    }
    guard !keys.isEmpty else { return .unmet("nothing is registered for \(key); the containers are empty") }
    return .unmet("nothing is registered for \(key); there are \(keys.map(\.description).withoutRepetition.listed())")
  }
}

import Injection
import StageProtocol
import TerminalText

/// What the app's containers know of a key, for people.
struct KeyText {
  let settings: Settings
  /// What has happened to the app.
  let events: [StageEvent]

  /// Each registration, and what is wrong with it.
  func inspection(of answer: KeyAnswer) -> StyledText {
    let registrations = RegistrationText(of: answer.graph, settings: settings)
    let problems = ValidationText(settings: settings, showsAll: true)
    let parts = answer.nodes.map(registrations.text) + answer.problems.map(problems.text)
    return parts.joined(separator: "\n")
  }

  /// Each registration, and who asked for it.
  func reasons(for answer: KeyAnswer) -> StyledText {
    let registrations = RegistrationText(of: answer.graph, settings: settings)
    let requests = RequestText(of: answer.graph, events: events, settings: settings)
    let keys = answer.nodes.map { answer.graph.nodes[$0].key.description }
    let parts = zip(answer.nodes, keys).map { node, key in
      registrations.head(of: node) + "\n" + requests.text(for: answer.requests.filter { $0.key == key })
    }
    return parts.joined(separator: "\n")
  }
}

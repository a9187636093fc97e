import Injection
import StageProtocol
import TerminalText

/// What the app's containers know of a key, for people.
public struct KeyText {
  private let display: Display
  private let events: [StageEvent]

  /// Tells of keys.
  ///
  /// - Parameter events: what has happened to the app.
  public init(events: [StageEvent], display: Display) {
    self.events = events
    self.display = display
  }

  /// Each registration, and what is wrong with it.
  public func inspection(of answer: KeyAnswer) -> StyledText {
    let registrations = RegistrationText(of: answer.graph, display: display)
    let problems = ValidationText(display: display, showsAll: true)
    let parts = answer.nodes.map(registrations.text) + answer.problems.map(problems.text)
    return parts.joined(separator: "\n")
  }

  /// Each registration, and who asked for it.
  public func reasons(for answer: KeyAnswer) -> StyledText {
    let registrations = RegistrationText(of: answer.graph, display: display)
    let requests = RequestText(of: answer.graph, events: events, display: display)
    let keys = answer.nodes.map { answer.graph.nodes[$0].key.description }
    let parts = zip(answer.nodes, keys).map { node, key in
      registrations.head(of: node) + "\n" + requests.text(for: answer.requests.filter { $0.key == key })
    }
    return parts.joined(separator: "\n")
  }
}

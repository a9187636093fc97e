import Injection
import ShellText
import StageProtocol

extension AppSession {
  /// What the app's containers know of a key; nil if none of them knows it.
  func key(called name: String) throws(ShellError) -> KeyAnswer? {
    let graph = try ask(.registrations)
    let nodes = graph.registrations(namedOrComposedOf: name)
    guard !nodes.isEmpty else { return nil }
    let keys = Set(nodes.map { graph.nodes[$0].key })
    let report = try ask(.validation())
    let problems = report.problems.filter { problem in
      keys.contains(problem.key) || problem.place.map { keys.contains($0.key) } ?? false
    }
    let reasons = try ask(.reasons(for: name))
    return KeyAnswer(graph: graph, nodes: nodes, problems: problems, requests: reasons.requests ?? [])
  }

  /// The type or id of living objects; nil if no object has this name, but a key has.
  ///
  /// - Throws: `ShellError.noSuchObject`, with the nearest.
  func object(called name: String, or key: KeyAnswer?) throws(ShellError) -> String? {
    do throws(ShellError) {
      return try object(called: name)
    } catch {
      if case .noSuchObject = error, key != nil { return nil }
      throw error
    }
  }
}

extension KeyText {
  /// Tells of keys by the events of a session.
  init(_ session: AppSession, display: Display) {
    self.init(events: session.app?.log.events ?? [], display: display)
  }
}

import Grammar
import Injection
import StageProtocol
import TerminalText

/// Who asked for a key, through which factories, and at which event.
struct RequestText {
  private static let shown = 12

  private let graph: RegistrationGraph
  private let events: [StageEvent]
  private let display: Display

  /// - Parameter events: what has happened to the app; the launch comes before them.
  init(of graph: RegistrationGraph, events: [StageEvent], display: Display) {
    self.graph = graph
    self.events = events
    self.display = display
  }

  /// The requests for one key, the same ones of an event on one line.
  func text(for requests: [KeyRequest]) -> StyledText {
    guard !requests.isEmpty else { return "  \("asked for", .quiet): never so far" }
    var counts: [KeyRequest: Int] = [:]
    for request in requests { counts[request, default: 0] += 1 }
    var seen: Set<KeyRequest> = []
    let different = requests.filter { seen.insert($0).inserted }
    var lines = different.prefix(Self.shown).map { line(for: $0, count: counts[$0, default: 1]) }
    let hidden = different.count - lines.count
    if hidden > 0 { lines.append("    \("… and \(hidden) more", .quiet)") }
    return (["  \("asked for", .quiet):"] + lines).joined(separator: "\n")
  }

  /// The request, and below it those who asked: the one that did so first, then the one that it was built for, and so on.
  private func line(for request: KeyRequest, count: Int) -> StyledText {
    let times = count == 1 ? "" : ", \(count) times"
    let end = request.askers.isEmpty ? ", from outside" : ""
    let head: StyledText = "    \(moment(request.event), .accent): \(request.outcome.rawValue)\(times)\(end)"
    let askers = request.askers.reversed().map { StyledText("      for \(words($0))") }
    return ([head] + askers).map(fitted).joined(separator: "\n")
  }

  private func fitted(_ line: StyledText) -> StyledText { line.wrapped(for: display, indentation: 8) }

  /// An asker, with the scope and the place of its registration.
  private func words(_ key: String) -> String {
    guard let node = graph.registrations.first(where: { $0.key.description == key }) else { return key }
    return "\(key) (\(node.scope.rawValue)\(node.origin.map { ", " + $0.shortDescription } ?? ""))"
  }

  private func moment(_ event: Int) -> String {
    guard event > 0 else { return "at launch" }
    guard events.indices.contains(event - 1) else { return "event \(event)" }
    return "\(event) \(events[event - 1].commandLine)"
  }
}

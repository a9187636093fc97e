import Injection
import StageProtocol

/// The requests that the app's containers have answered, in order.
///
/// Containers tell of a request when it has been answered, so those of dependencies come before those of what needed
/// them.
struct RequestLog {
  /// An app that asks without end must not fill the stage's memory; the first requests are the ones that set it up.
  static let limit = 20_000

  private struct Entry {
    let key: String
    let outcome: KeyRequest.Outcome
    let event: Int
    /// The request whose factory asked; nil for a request from outside, and for one that is not answered yet.
    var asker: Int?
  }

  private var entries: [Entry] = []
  /// The answered requests whose asker has not been answered yet, by their depths.
  private var waiting: [[Int]] = []
  /// What it took to answer the request that is told of next.
  private var outcome = KeyRequest.Outcome.built

  /// Takes note of what a container tells.
  mutating func note(_ event: Container.Event, during number: Int) {
    switch event.kind {
    case .hit: outcome = .found
    case .build: outcome = .built
    case .resolve: add(event, outcome, during: number)
    case .failure: add(event, .failed, during: number)
    case .release: break
    }
  }

  /// The requests for some keys, the earliest first.
  func requests(for keys: Set<String>) -> [KeyRequest] {
    entries.filter { keys.contains($0.key) }.map { entry in
      let askers = sequence(first: entry) { $0.asker.map { entries[$0] } }.dropFirst().map(\.key)
      return KeyRequest(key: entry.key, outcome: entry.outcome, askers: askers.reversed(), event: entry.event)
    }
  }

  private mutating func add(_ event: Container.Event, _ outcome: KeyRequest.Outcome, during number: Int) {
    guard entries.count < Self.limit else { return }
    let place = entries.count
    entries.append(Entry(key: event.key.description, outcome: outcome, event: number))
    while waiting.count <= event.depth + 1 { waiting.append([]) }
    for dependency in waiting[event.depth + 1] { entries[dependency].asker = place }
    waiting[event.depth + 1] = []
    if event.depth > 0 { waiting[event.depth].append(place) }
  }
}

@_spi(Stage) import Injection
import StageProtocol
import Synchronization

/// The containers that the app has made and that still live, in the order in which they were made, and what they have
/// been asked for.
final class ContainerCatalogue: Sendable {
  static let shared = ContainerCatalogue()

  private struct Entry {
    /// The file that made it, `UserContainer`, with a number where that has made several.
    let name: String
    weak var container: Container?
    /// The subscription to what it does; nil for a child, whose parent reports that.
    let subscription: Subscription?
  }

  private struct State {
    var names = NodeNames()
    var entries: [Entry] = []
    var log = RequestLog()
  }

  private let state = Mutex(State())

  /// Writes down every container that is made from now on.
  func begin() {
    ContainerWatch.begin { [unowned self] in note($0) }
  }

  /// What the containers that live were told. A parent comes before its children, since it was made before them.
  ///
  /// - Parameter strictly: whether factories that ask for their dependencies themselves are tried first.
  @MainActor
  func graph(strictly: Bool = false) -> RegistrationGraph {
    // A container that is let go here tells its subscribers, so the state must not be locked meanwhile.
    let entries = state.withLock(\.entries)
    let living = entries.compactMap { entry in entry.container.map { (name: entry.name, container: $0) } }
    let gone = Set(entries.map(\.name)).subtracting(living.map(\.name))
    state.withLock { $0.entries.removeAll { gone.contains($0.name) } }
    return RegistrationGraph(of: living, strictly: strictly)
  }

  /// The requests for the keys of this name, the earliest first; nil if none is registered.
  @MainActor
  func requests(forKeysNamed name: String) -> [KeyRequest]? {
    let graph = graph()
    let keys = Set(graph.registrations(namedOrComposedOf: name).map { graph.nodes[$0].key.description })
    return keys.isEmpty ? nil : state.withLock { $0.log.requests(for: keys) }
  }

  private func note(_ container: Container) {
    let subscription = container.parent == nil ? subscribe(to: container) : nil
    state.withLock { state in
      let name = state.names.name(for: container.origin.fileName)
      state.entries.append(Entry(name: name, container: container, subscription: subscription))
    }
  }

  private func subscribe(to container: Container) -> Subscription {
    container.subscribe { [unowned self] event in
      let number = TraceRecorder.shared.snapshot.number
      state.withLock { $0.log.note(event, during: number) }
    }
  }
}

extension Origin {
  /// The file without its folder and ending: `UserContainer`.
  var fileName: String {
    let file = fileID.split(separator: "/").last ?? ""
    return file.split(separator: ".").first.map(String.init) ?? fileID
  }
}

import Injection
import StageProtocol
import Synchronization
import Testing

@testable import StageKit

struct RequestLogTests {
  final class Store: Sendable {}
  final class Service { init(store: Store) {} }
  final class Screen { init(service: Service, store: Store) {} }

  @Test func `who asked for a key is known, whether it was built or found, and at which event`() throws {
    let container = Container()
    container.register(scope: .singleton, Store.init)
    container.register(Service.init)
    container.register(Screen.init)
    let log = Kept()
    let subscription = container.subscribe { log.note($0, during: 0) }
    _ = try container.resolve(Screen.self)
    subscription.cancel()
    let later = container.subscribe { log.note($0, during: 3) }
    _ = try container.resolve(Store.self)
    #expect(throws: InjectionError.self) { try container.resolve(String.self) }
    later.cancel()
    #expect(
      log.requests(for: ["Store"]) == [
        KeyRequest(key: "Store", outcome: .built, askers: ["Screen", "Service"], event: 0),
        KeyRequest(key: "Store", outcome: .found, askers: ["Screen"], event: 0),
        KeyRequest(key: "Store", outcome: .found, askers: [], event: 3),
      ])
    #expect(log.requests(for: ["String"]) == [KeyRequest(key: "String", outcome: .failed, askers: [], event: 3)])
    #expect(log.requests(for: ["Int"]).isEmpty)
  }

  /// A log that subscribers, who may be called on any thread, can write to.
  private final class Kept: Sendable {
    private let log = Mutex(RequestLog())

    func note(_ event: Container.Event, during number: Int) { log.withLock { $0.note(event, during: number) } }
    func requests(for keys: Set<String>) -> [KeyRequest] { log.withLock { $0.requests(for: keys) } }
  }
}

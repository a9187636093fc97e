import Injection
import Testing

struct EventTests {
  /// Writes down what it is told.
  final class Log: Sendable {
    private let events = Guarded<[Container.Event]>([])

    var all: [Container.Event] { events.withLock { $0 } }
    var lines: [String] { all.map(\.description) }

    func write(_ event: Container.Event) { events.withLock { $0.append(event) } }
  }

  let container = Container()
  let log = Log()

  @Test func `every resolve, hit and build is told, with its depth`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Service.init)
    container.register(Screen.init)
    let subscription = container.subscribe(log.write)
    _ = try container.resolve(Screen.self)
    _ = try container.resolve(Store.self)
    withExtendedLifetime(subscription) {}
    #expect(
      log.lines.joined(separator: "\n") == """
            build Store
            resolve Store
          build Service
          resolve Service
          hit Store
          resolve Store
        build Screen
        resolve Screen
        hit Store
        resolve Store
        """)
    #expect(log.all.map(\.depth) == [2, 2, 1, 1, 1, 1, 0, 0, 0, 0])
  }

  @Test func `what a request costs includes what it asks for`() throws {
    container.register(Store.init)
    container.register(Service.init)
    let subscription = container.subscribe(log.write)
    _ = try container.resolve(Service.self)
    withExtendedLifetime(subscription) {}
    let costs = log.all.filter { $0.kind == .build }.map(\.cost)
    #expect(costs.count == 2)
    #expect(costs[0] > .zero)
    #expect(costs[1] >= costs[0])
  }

  @Test func `a release is told when an instance is no longer shared`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Service.self, scope: .singleton, Service.init)
    _ = try container.resolve(Service.self)
    let subscription = container.subscribe(log.write)
    container.register(Store.self, scope: .singleton, Store.init)
    container.reset()
    container.reset()
    #expect(log.lines == ["release Store", "release Service"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a container that goes releases what it shared`() throws {
    var subscription: Subscription?
    do {
      let child = Container(parent: container)
      child.register(name: "child's", scope: .singleton) { Store() }
      _ = try child.resolve(Store.self, name: "child's")
      subscription = container.subscribe(log.write)
    }
    #expect(log.lines == [#"release Store "child's""#])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a failure is told at each level`() {
    container.register(Service.init)
    let subscription = container.subscribe(log.write)
    #expect(throws: InjectionError.self) { try container.resolve(Service.self) }
    #expect(log.lines == ["  failure Store", "failure Service"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `what implements a type, is optional or one of all is told by its own key too`() throws {
    container.register { Person() }.implements((any Named).self)
    let subscription = container.subscribe(log.write)
    _ = try container.resolve((any Named)?.self)
    _ = try container.all((any Named).self)
    #expect(
      log.lines.joined(separator: "\n") == """
          build Person
          resolve Person
        resolve Named
        resolve Optional<Named>
          build Person
          resolve Person
        resolve Named
        """)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a subscription holds for parents and children, until it ends`() throws {
    container.register(Store.init)
    let child = Container(parent: container)
    let subscription = child.subscribe(log.write)
    _ = try container.resolve(Store.self)
    #expect(log.lines == ["build Store", "resolve Store"])
    subscription.cancel()
    _ = try child.resolve(Store.self)
    #expect(log.lines.count == 2)
    do { withExtendedLifetime(container.subscribe(log.write)) {} }
    _ = try child.resolve(Store.self)
    #expect(log.lines.count == 2)
  }

  @Test func `a subscriber may use the container, unseen`() throws {
    container.register(Store.init)
    let subscription = container.subscribe { [container, log] event in
      log.write(event)
      _ = try? container.resolve(Store.self)
    }
    _ = try container.resolve(Store.self)
    #expect(log.lines == ["build Store", "resolve Store"])
    withExtendedLifetime(subscription) {}
  }
}

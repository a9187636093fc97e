import Injection
import Testing

/// How long instances are shared, and by whom.
struct ScopeBehaviours {
  let container = Container()

  @Test func `each container has a singleton of its own`() throws {
    let containers = [container, Container()]
    for container in containers { container.register(Store.self, scope: .singleton, Store.init) }
    #expect(try containers[0].resolve(Store.self) !== containers[1].resolve(Store.self))
  }

  @Test func `a child's reset leaves what its parent shares`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    let child = Container(parent: container)
    let store = try child.resolve(Store.self)
    child.reset()
    #expect(try child.resolve(Store.self) === store)
    container.reset()
    #expect(try child.resolve(Store.self) !== store)
  }

  @Test func `one registration is reset, under its name and by what it implements`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Store.self, name: "main", scope: .singleton, Store.init)
    container.register(scope: .singleton) { Person() }.implements((any Named).self)
    let store = try container.resolve(Store.self)
    let main = try container.resolve(Store.self, name: "main")
    let person = try container.resolve(Person.self)
    #expect(container.reset(Store.self, name: "main"))
    #expect(try container.resolve(Store.self) === store)
    #expect(try container.resolve(Store.self, name: "main") !== main)
    #expect(container.reset((any Named).self))
    #expect(try container.resolve(Person.self) !== person)
    #expect(!container.reset(Service.self))
  }

  @Test func `to reset one registration releases its instance, and tells of it`() throws {
    let events = Guarded<[String]>([])
    container.register(Store.self, scope: .singleton, Store.init)
    weak var store: Store?
    store = try container.resolve(Store.self)
    let subscription = container.subscribe { event in events.withLock { $0.append(event.description) } }
    container.reset(Store.self)
    #expect(store == nil)
    #expect(events.withLock { $0 } == ["release Store"])
    container.reset(Store.self)
    #expect(events.withLock { $0 } == ["release Store"])
    subscription.cancel()
  }

  @Test func `a child's reset of one type leaves its parent's instance, and within overrides it is undone`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    let store = try container.resolve(Store.self)
    #expect(!Container(parent: container).reset(Store.self))
    container.overriding({ _ in }) { _ = container.reset(Store.self) }
    #expect(try container.resolve(Store.self) === store)
  }

  @Test func `a weak optional is shared within its graph only`() throws {
    container.register(Person?.self, scope: .weak) { Person() }
    container.register { (one: Person?, other: Person?) in [one === other] }
    #expect(try container.resolve([Bool].self) == [true])
    let person = try container.resolve(Person?.self)
    #expect(try container.resolve(Person?.self) !== person)
  }

  @Test func `registered again, a key has its new scope`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Store.self, scope: .transient, Store.init)
    #expect(try container.resolve(Store.self) !== container.resolve(Store.self))
    container.register(Store.self, scope: .singleton, Store.init)
    #expect(try container.resolve(Store.self) === container.resolve(Store.self))
  }

  @Test func `a container that factories are handed is not kept by them`() throws {
    weak var gone: Container?
    do {
      let container = Container()
      gone = container
      container.register(Store.init)
      container.register(Service.self, scope: .singleton, with: { try Service(store: $0.resolve()) })
        .resolvingProperties { container, _ in _ = try container.resolve(Store.self) }
      _ = try container.resolve(Service.self)
    }
    #expect(gone == nil)
  }

  @Test func `all singletons are built at once, in the order of registration`() throws {
    let container = Container()
    var built: [String] = []
    container.register(Screen.self) { (service: Service, store: Store) in
      built.append("screen")
      return Screen(service: service, store: store)
    }
    container.register(Service.self, scope: .singleton) { (store: Store) in
      built.append("service")
      return Service(store: store)
    }
    container.register(Store.self, scope: .singleton) {
      built.append("store")
      return Store()
    }
    container.register(Person.self, name: "boss", scope: .singleton) {
      built.append("boss")
      return Person()
    }
    try container.resolveSingletons()
    #expect(built == ["store", "service", "boss"])
    try container.resolveSingletons()
    #expect(built.count == 3)
  }

  @Test func `the first singleton that cannot be built says why`() {
    let container = Container()
    container.register(Service.self, scope: .singleton, Service.init)
    #expect(throws: InjectionError.self) { try container.resolveSingletons() }
  }

  @Test func `a scope of its own is a child container, and one within it a child of that`() throws {
    let app = Container { $0.register(Store.self, scope: .singleton, Store.init) }
    let session = Container(parent: app) { $0.register(Service.self, scope: .singleton, Service.init) }
    let screen = Container(parent: session) { $0.register(Screen.self, scope: .singleton, Screen.init) }
    let (one, service) = (try screen.resolve(Screen.self), try session.resolve(Service.self))
    #expect(one.service === service)
    #expect(try one.store === app.resolve(Store.self))
    let next = Container(parent: app) { $0.register(Service.self, scope: .singleton, Service.init) }
    #expect(try next.resolve(Service.self) !== service)
    #expect(try next.resolve(Service.self).store === service.store)
  }

  @Test func `what has lived long enough is reset by whoever knows that`() throws {
    let container = Container { $0.register(Store.self, scope: .singleton, Store.init) }
    let store = try container.resolve(Store.self)
    #expect(container.reset(Store.self))
    #expect(try container.resolve(Store.self) !== store)
  }
}

import Injection
import Testing

struct ScopeTests {
  let container = Container()

  @Test(arguments: [
    (Container.Scope.transient, false, false),
    (.graph, true, false),
    (.singleton, true, true),
  ])
  func `a scope says who shares`(scope: Container.Scope, withinGraph: Bool, beyond: Bool) throws {
    container.register(Store.self, scope: scope, Store.init)
    container.register(Service.init)
    container.register(Screen.init)
    let (first, second) = (try container.resolve(Screen.self), try container.resolve(Screen.self))
    #expect((first.store === first.service.store) == withinGraph)
    #expect((first.store === second.store) == beyond)
    #expect(first !== second)
  }

  @Test func `the default scope is graph, and can be set`() throws {
    #expect(container.defaultScope == .graph)
    container.defaultScope = .singleton
    container.register(Store.init)
    container.register(Service.self, scope: .transient, Service.init)
    #expect(try container.resolve(Store.self) === container.resolve(Store.self))
    #expect(try container.resolve(Service.self) !== container.resolve(Service.self))
  }

  @Test func `a weak instance is shared for as long as someone holds it`() throws {
    let built = Counter()
    container.register(Store.self, scope: .weak) {
      built.increment()
      return Store()
    }
    var first: Store? = try container.resolve(Store.self)
    #expect(try container.resolve(Store.self) === first)
    #expect(built.value == 1)
    first = nil
    _ = try container.resolve(Store.self)
    #expect(built.value == 2)
  }

  @Test func `a weak instance behind a protocol is shared too`() throws {
    container.register((any Named).self, scope: .weak) { Person() }
    let first = try container.resolve((any Named).self)
    #expect(try container.resolve((any Named).self) === first)
  }

  @Test func `a weak instance lives until its graph is whole`() throws {
    let built = Counter()
    container.register(Store.self, scope: .weak) {
      built.increment()
      return Store()
    }
    container.register(
      [Int].self,
      with: { container in
        try (0..<3).map { _ in
          _ = try container.resolve(Store.self)
          return built.value
        }
      })
    #expect(try container.resolve([Int].self) == [1, 1, 1])
  }

  @Test(arguments: [(Container.Scope.transient, 4), (.graph, 2), (.singleton, 1), (.weak, 2)])
  func `a value is copied to each, and built as its scope says`(scope: Container.Scope, count: Int) throws {
    let built = Counter()
    container.register(Settings.self, scope: scope) {
      built.increment()
      return Settings()
    }
    container.register([Settings].self) { (first: Settings, second: Settings) in
      var changed = first
      changed.theme = "dark"
      return [changed, second]
    }
    for _ in 0..<2 {
      #expect(try container.resolve([Settings].self) == [Settings(theme: "dark"), Settings(theme: "light")])
    }
    #expect(built.value == count)
  }

  @Test func `registering again replaces, and drops the shared instance`() throws {
    container.register(Person.self, scope: .singleton) { Person(name: "Ann") }
    weak let first = try container.resolve(Person.self)
    #expect(first != nil)
    container.register(Person.self, scope: .singleton) { Person(name: "Bob") }
    #expect(first == nil)
    #expect(try container.resolve(Person.self).name == "Bob")
  }

  @Test func `resetting one scope leaves the others`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Person.self, scope: .weak) { Person() }
    let (store, person) = (try container.resolve(Store.self), try container.resolve(Person.self))
    container.reset(.weak)
    #expect(try container.resolve(Store.self) === store)
    #expect(try container.resolve(Person.self) !== person)
    container.reset()
    #expect(try container.resolve(Store.self) !== store)
  }

  @Test func `a container lets go of all that it shared`() throws {
    weak var store: Store?
    do {
      let container = Container()
      container.register(Store.self, scope: .singleton, Store.init)
      container.register(Service.self, scope: .graph, Service.init)
      store = try container.resolve(Service.self).store
      #expect(store != nil)
    }
    #expect(store == nil)
  }

  @Test func `nothing of a graph is kept when it is answered`() throws {
    container.register(Store.init)
    container.register(Service.init)
    weak let store = try container.resolve(Service.self).store
    #expect(store == nil)
  }

  @Test func `a deinitialiser may ask the container`() throws {
    final class Farewell {
      let container: Container
      init(container: Container) { self.container = container }
      deinit { _ = try? container.resolve(Store.self) }
    }
    container.register(Store.self, scope: .singleton, Store.init)
    for scope in Container.Scope.allCases {
      container.register(Farewell.self, scope: scope, with: Farewell.init(container:))
      _ = try container.resolve(Farewell.self)
    }
    container.register(Farewell.self, scope: .unchecked(.singleton), with: Farewell.init(container:))
    _ = try container.resolve(Farewell.self)
    container.reset()
    _ = try container.resolve(Farewell.self)
    container.register(Farewell.self, scope: .transient, with: Farewell.init(container:))
    container.register(Farewell.self, with: { _ in throw Refused(description: "no more") })
    #expect(throws: InjectionError.self) { try container.resolve(Farewell.self) }
  }
}

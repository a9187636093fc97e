import Injection
import Testing

struct AutoWiringTests {
  let container = Container()

  @Test func `an initialiser's parameters are resolved`() throws {
    container.register(Store.init)
    container.register(Service.init)
    container.register(Screen.init(service:store:))
    let screen = try container.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `a closure's parameters are resolved`() throws {
    container.register { Store() }
    container.register { Service(store: $0) }
    container.register { Screen(service: $0, store: $1) }
    let screen: Screen = try container.resolve()
    #expect(screen.store === screen.service.store)
  }

  @Test func `what is built may be registered as a protocol it conforms to`() throws {
    container.register((any Named).self) { Person() }
    #expect(try container.resolve((any Named).self).name == "Ann")
    #expect(throws: InjectionError.self) { try container.resolve(Person.self) }
  }

  @Test func `the order of a composition does not matter`() throws {
    container.register((any Named & Aged).self) { Person(name: "Bob") }
    container.register((any Aged & Named).self) { Person(name: "Cy") }
    #expect(try container.resolve((any Named & Aged).self).name == "Cy")
    #expect(container.keys.count == 1)
  }

  @Test func `a factory may ask for its dependencies itself`() throws {
    container.register(Store.self, name: "main", scope: .singleton, Store.init)
    container.register(with: { try Service(store: $0.resolve(name: "main")) })
    #expect(try container.resolve(Service.self).store === container.resolve(Store.self, name: "main"))
  }

  @Test func `a factory that asks the container it captured joins the same graph`() throws {
    container.register(Store.init)
    container.register(Service.self, with: { [unowned container] _ in try Service(store: container.resolve()) })
    container.register(Screen.init)
    let screen = try container.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `optional parameters are nil when nothing is registered`() throws {
    container.register { (store: Store?, settings: Settings?) in [store != nil, settings != nil] }
    container.register(Store.init)
    #expect(try container.resolve([Bool].self) == [true, false])
  }

  @Test func `a type is known by itself, not by its name`() throws {
    enum Other { struct Settings {} }
    container.register(Settings.self) { Settings() }
    #expect(throws: InjectionError.self) { try container.resolve(Other.Settings.self) }
  }

  @Test func `functions, tuples and metatypes can be registered`() throws {
    container.register((() -> Int).self) { { 7 } }
    container.register((Int, String).self) { (1, "one") }
    container.register((any Named.Type).self) { Person.self }
    #expect(try container.resolve((() -> Int).self)() == 7)
    #expect(try container.resolve((Int, String).self) == (1, "one"))
    #expect(try container.resolve((any Named.Type).self) == Person.self)
  }
}

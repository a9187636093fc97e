import Injection
import Testing

/// What a request finds: types, names, optionals, all of a type.
struct RequestBehaviours {
  let container = Container()

  @Test func `a class that is registered is resolved, by its type or by inference`() throws {
    container.register(Person.self) { Person(name: "Ann") }
    let inferred: Person = try container.resolve()
    #expect(inferred.name == "Ann")
    #expect(try container.resolve(Person.self).name == "Ann")
  }

  @Test func `an optional is found under its name only`() throws {
    container.register(name: "boss") { Person(name: "Bob") }
    #expect(try container.resolve(Person?.self, name: "boss")?.name == "Bob")
    #expect(try container.resolve(Person?.self, name: "other") == nil)
    #expect(try container.resolve(Person?.self) == nil)
  }

  @Test func `an optional is found with its arguments only`() throws {
    container.register(Person.self, arguments: Int.self) { Person(age: $1) }
    #expect(try container.resolve(Person?.self, arguments: 7)?.age == 7)
    #expect(try container.resolve(Person?.self, arguments: "Ann") == nil)
    #expect(try container.resolve(Person?.self) == nil)
  }

  @Test func `an optional of what something implements is that`() throws {
    container.register { Person() }.implements((any Named).self)
    #expect(try container.resolve((any Named)?.self)?.name == "Ann")
  }

  @Test func `an optional whose dependency is missing is an error, and not nil`() {
    container.register(Service.init)
    #expect(
      container.refusal(of: Service?.self) == "nothing is registered for Store (Service → Store); register it")
  }

  @Test func `a nil that a factory gave is kept as any other value`() throws {
    let built = Counter()
    container.register(Person?.self, scope: .singleton) { built.increment() == 1 ? nil : Person() }
    #expect(try container.resolve(Person?.self) == nil)
    #expect(try container.resolve(Person?.self) == nil)
    #expect(built.value == 1)
  }

  @Test func `a type is not found where only its optional is registered`() {
    container.register(Person?.self) { Person() }
    #expect(container.refusal(of: Person.self) == "nothing is registered for Person; register it")
  }

  @Test func `an unknown name does not fall back to the registration without one`() {
    container.register { Person() }
    #expect(
      container.refusal(of: Person.self, name: "boss")
        == #"nothing is registered for Person "boss"; register it, or ask for Person"#)
  }

  @Test func `a request without a name does not find a registration with one`() {
    container.register(name: "boss") { Person() }
    #expect(
      container.refusal(of: Person.self)
        == #"nothing is registered for Person; register it, or ask for Person "boss""#)
  }

  @Test func `a factory asks its container for all of a type`() throws {
    container.register { Person(name: "Ann") }.implements((any Named).self)
    container.register((any Named).self, name: "other") { Person(name: "Bob") }
    container.register([String].self, with: { try $0.all((any Named).self).map(\.name) })
    #expect(try container.resolve([String].self) == ["Ann", "Bob"])
  }

  @Test func `all of a type are built with the arguments of the request`() throws {
    container.register((any Named).self, name: "one") { Person(name: "one \(arg($0) as Int)") }
    container.register((any Named).self, name: "other") { Person(name: "other \(arg($0) as Int)") }
    container.register { (all: [any Named]) in all.map(\.name) }
    #expect(try container.resolve([String].self, arguments: 7) == ["one 7", "other 7"])
  }

  @Test func `the order of registrations does not matter`() throws {
    container.register(Screen.init)
    container.register(Service.init)
    container.register(Store.init)
    let screen = try container.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `the keys say what is registered, and are none at first`() {
    #expect(container.keys.isEmpty)
    container.register { Person() }
    container.register(name: "boss") { Person() }
    container.register(Person.self, arguments: Int.self) { Person(age: $1) }
    #expect(container.keys.map(\.description) == ["Person", #"Person "boss""#, "Person(Int)"])
    #expect(container.keys.contains { $0.type == Person.self })
    #expect(!container.keys.contains { $0.type == Store.self })
  }

  @Test func `an implicitly unwrapped property is given its instance`() throws {
    final class View { var person: Person! }
    container.register { Person() }
    container.register(View.init).resolvingProperties { $1.person = try $0.resolve() }
    #expect(try container.resolve(View.self).person.name == "Ann")
  }
}

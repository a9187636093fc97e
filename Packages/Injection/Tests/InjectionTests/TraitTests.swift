import Injection
import InjectionTesting
import Testing

private let app: Container = {
  let container = Container()
  container.register((any Named).self) { Person(name: "real") }
  return container
}()

struct TraitTests {
  @Test(.overriding(app) { $0.register((any Named).self) { Person(name: "double") } })
  func `a test has its doubles`() async throws {
    #expect(try app.resolve((any Named).self).name == "double")
    let overrides = OverrideContext.current
    let names = try await Task.detached {
      [try app.resolve((any Named).self).name, try overrides.run { try app.resolve((any Named).self).name }]
    }.value
    #expect(names == ["real", "double"])
  }

  @Test func `another test has none`() throws {
    #expect(try app.resolve((any Named).self).name == "real")
  }

  @Test func `a program is checked at launch for all that it asks for`() throws {
    let container = Container()
    container.register(Store.init)
    container.register(Service.init)
    let (service, store) = try container.entryPoints(Service.self, Store.self)
    #expect(try service.get() !== service.get())
    #expect(try store.get() !== service.get().store)
    let error = #expect(throws: ValidationError.self) { try container.entryPoints(Service.self, Person.self) }
    #expect(
      error?.report.problems.first?.description
        == """
        INJ001 missing, error: nothing is registered for Person, which the program asks for
          help: register it, or drop it from the entry points
        """)
  }

  enum SignedIn: RegistrationTag {}

  @Test func `a tag is a name that the compiler checks`() throws {
    let container = Container()
    container.register(name: SignedIn.name) { Person(name: "Ann") }
    container.register { [by(tag: SignedIn.self, on: $0) as Person] }
    #expect(try container.resolve([Person].self)[0].name == "Ann")
    #expect(try container.validate(entryPoints: [[Person].self]).problems.isEmpty)
  }
}

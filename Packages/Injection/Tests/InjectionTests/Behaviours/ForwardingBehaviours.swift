import Injection
import Testing

/// Types that a registration says it implements.
struct ForwardingBehaviours {
  let container = Container()

  @Test func `what is built may implement what its registered type does not`() throws {
    container.register((any Named).self) { Person(age: 7) }.implements((any Aged).self)
    #expect(try container.resolve((any Aged).self).age == 7)
  }

  @Test func `with arguments, what does not implement the type it says is refused`() {
    container.register(Store.self, arguments: Int.self) { _, _ in Store() }.implements((any Named).self)
    let error = #expect(throws: InjectionError.self) { try container.resolve((any Named).self, arguments: 7) }
    #expect(
      error?.description == "Store does not implement Named(Int); conform it, or drop that implements")
  }

  @Test func `under another name, a second one that implements a type is no conflict`() throws {
    final class Robot: Named { let name = "Robot" }
    container.register { Person() }.implements((any Named).self)
    container.register(name: "metal", Robot.init).implements((any Named).self)
    #expect(try container.resolve((any Named).self).name == "Ann")
    #expect(try container.resolve((any Named).self, name: "metal").name == "Robot")
  }

  @Test func `what is weak is shared through what it implements, and built again once it has gone`() throws {
    let built = Counter()
    container.register(scope: .weak) {
      built.increment()
      return Person()
    }.implements((any Named).self)
    var named: (any Named)? = try container.resolve((any Named).self)
    #expect(try container.resolve(Person.self) === named)
    named = nil
    named = try container.resolve((any Named).self)
    #expect(named?.name == "Ann")
    #expect(built.value == 2)
  }

  @Test func `registered again, what implements leads to the new one`() throws {
    container.register { Person(name: "old") }.implements((any Named).self)
    container.register { Person(name: "new") }
    #expect(try container.resolve((any Named).self).name == "new")
  }
}

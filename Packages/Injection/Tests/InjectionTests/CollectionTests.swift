import Injection
import Testing

/// All of a type, names, aliases, and registrations that go.
struct CollectionTests {
  final class Robot: Named { let name = "Robot" }

  final class Crowd {
    let members: [any Named]
    init(members: [any Named]) { self.members = members }
  }

  let container = Container()

  private func registerTwo() {
    container.register { Person() }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
  }

  @Test func `an array as a parameter is all of its element`() throws {
    registerTwo()
    container.register(Crowd.init)
    #expect(try container.resolve(Crowd.self).members.map(\.name) == ["Ann", "Robot"])
    #expect(try container.validate(entryPoints: [Crowd.self]).problems.isEmpty)
  }

  @Test func `an array registered itself goes first`() throws {
    registerTwo()
    container.register([any Named].self) { [Person(name: "alone")] }
    #expect(try container.resolve([any Named].self).map(\.name) == ["alone"])
  }

  @Test func `an array of what is not registered is missing, unless it is optional`() throws {
    container.register(Crowd.init)
    #expect(
      container.refusal(of: Crowd.self)
        == "nothing is registered for Array<Named> (Crowd → Array<Named>); register it")
    #expect(throws: ValidationError.self) { try container.validate() }
    #expect(try container.resolve([any Named]?.self) == nil)
    #expect(try container.all((any Named).self).isEmpty)
  }

  @Test func `each of all may be deferred`() throws {
    let built = Counter()
    container.register {
      built.increment()
      return Person()
    }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
    let lazies = try container.resolve([Lazy<any Named>].self)
    #expect(built.value == 0)
    #expect(try lazies.map { try $0.get().name } == ["Ann", "Robot"])
    #expect(built.value == 1)
    let providers = try container.resolve([Provider<any Named>].self)
    #expect(try providers.map { try $0.get().name } == ["Ann", "Robot"])
  }

  @Test func `all of a name`() throws {
    container.register(name: "crew") { Person() }.implements((any Named).self)
    container.register(name: "crew", Robot.init).implements((any Named).self)
    container.register((any Named).self) { Person(name: "guest") }
    #expect(try container.all((any Named).self, name: "crew").map(\.name) == ["Ann", "Robot"])
    #expect(try container.all((any Named).self).count == 3)
  }

  @Test func `one registration has several names, and counts once`() throws {
    container.register(Store.self, name: "main", scope: .singleton, Store.init).named("user", "default")
    let store = try container.resolve(Store.self, name: "main")
    #expect(try container.resolve(Store.self, name: "user") === store)
    #expect(try container.resolve(Store.self, name: "default") === store)
    #expect(try container.all(Store.self).count == 1)
  }

  @Test func `a registration can be removed, with what it implements`() throws {
    registerTwo()
    #expect(container.remove(Robot.self))
    #expect(try container.resolve((any Named).self).name == "Ann")
    #expect(!container.remove(Robot.self))
    #expect(
      container.refusal(of: Robot.self) == "nothing is registered for Robot; register it")
    #expect(container.keys.map(\.description) == ["Person", "Named"])
  }

  @Test func `what is removed is released, and what is left is found`() throws {
    for number in 0..<40 { container.register(Store.self, name: "\(number)", scope: .singleton, Store.init) }
    weak var store: Store?
    store = try container.resolve(Store.self, name: "7")
    #expect(store != nil)
    for number in 0..<40 where number % 3 != 0 { #expect(container.remove(Store.self, name: "\(number)")) }
    #expect(store == nil)
    for number in 0..<40 {
      let isFound = (try? container.resolve(Store.self, name: "\(number)")) != nil
      #expect(isFound == number.isMultiple(of: 3))
    }
  }

  @Test func `a handle removes its own registration, and not the one that took its place`() throws {
    let first = container.register { Person(name: "first") }
    let second = container.register { Person(name: "second") }
    first.remove()
    #expect(try container.resolve(Person.self).name == "second")
    second.remove()
    #expect(try container.resolve(Person?.self) == nil)
  }

  @Test func `what a child registers again counts once among all, and its own beside what its parent has`() throws {
    registerTwo()
    let child = Container(parent: container)
    child.register { Person(name: "child's") }.implements((any Named).self)
    #expect(try child.all((any Named).self).map(\.name) == ["Robot", "child's"])
    child.register((any Named).self) { Person(name: "guest") }
    #expect(try child.all((any Named).self).map(\.name) == ["Robot", "child's", "guest"])
    #expect(try container.all((any Named).self).map(\.name) == ["Ann", "Robot"])
  }

  @Test func `what implements its own type, or has its own name again, counts once`() throws {
    container.register(Person.self) { Person() }.implements(Person.self)
    container.register(Store.self, name: "main", Store.init).named("main")
    #expect(try container.all(Person.self).count == 1)
    #expect(try container.all(Store.self).count == 1)
  }

  @Test func `what is removed while all are built is left out`() throws {
    let container = container
    container.register {
      container.remove(Robot.self)
      return Person()
    }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
    #expect(try container.all((any Named).self).map(\.name) == ["Ann"])
  }

  @Test func `a type that is only known at run time is resolved`() throws {
    container.register { Person() }
    let type: any Any.Type = Person.self
    #expect((try container.resolve(runtimeType: type) as? Person)?.name == "Ann")
  }

  @Test func `a key registered twice is reported, with both places`() throws {
    container.register(line: 3) { Person(name: "first") }
    container.register(line: 4) { Person(name: "second") }
    let report = try container.validate(entryPoints: [Person.self])
    #expect(report.problems.map(\.id) == [.replaced])
    #expect(
      report.problems[0].summary
        == "Person was registered before at InjectionTests/CollectionTests.swift:3, which no longer counts")
  }

  @Test func `the same line run again replaces nothing`() throws {
    for _ in 0..<2 { container.append(part: PartTests.StorePart.self) }
    #expect(try container.validate(entryPoints: [Store.self]).problems.isEmpty)
  }
}

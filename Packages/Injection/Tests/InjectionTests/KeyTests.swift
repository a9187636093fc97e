import Injection
import Testing

struct KeyTests {
  let container = Container()

  @Test func `names tell registrations of a type apart`() throws {
    container.register { Person(name: "Ann") }
    container.register(name: "other") { Person(name: "Bob") }
    #expect(try container.resolve(Person.self).name == "Ann")
    #expect(try container.resolve(Person.self, name: "other").name == "Bob")
    #expect(container.keys.map(\.description) == ["Person", #"Person "other""#])
  }

  @Test func `types and number of the arguments select the factory`() throws {
    container.register { Person(name: "nobody") }
    container.register(Person.self, arguments: Int.self) { _, age in Person(name: "aged", age: age) }
    container.register(Person.self, arguments: String.self) { _, name in Person(name: name) }
    container.register(Person.self, arguments: String.self, Int.self) { Person(name: $1, age: $2) }
    #expect(try container.resolve(Person.self).name == "nobody")
    #expect(try container.resolve(Person.self, arguments: 7).age == 7)
    #expect(try container.resolve(Person.self, arguments: "Cy").name == "Cy")
    let person: Person = try container.resolve(arguments: "Bob", 13)
    #expect((person.name, person.age) == ("Bob", 13))
    #expect(throws: InjectionError.self) { try container.resolve(Person.self, arguments: 13, "Bob") }
  }

  @Test func `each request with arguments builds a new instance`() throws {
    container.register(Person.self, arguments: Int.self) { _, age in Person(age: age) }
    container.register(
      [Person].self,
      with: { container in
        try [1, 2, 1].map { try container.resolve(Person.self, arguments: $0) }
      })
    let people = try container.resolve([Person].self)
    #expect(people.map(\.age) == [1, 2, 1])
    #expect(people[0] !== people[2])
  }

  @Test func `a factory with arguments may use itself with others`() throws {
    container.register(Int.self, arguments: Int.self) { container, number in
      number < 2 ? 1 : try number * container.resolve(arguments: number - 1)
    }
    #expect(try container.resolve(Int.self, arguments: 20) == 2_432_902_008_176_640_000)
  }

  @Test func `what is implemented is shared`() throws {
    container.register(Person.self) { Person() }.implements((any Named).self, (any Aged).self, (any Named & Aged).self)
    container.register { (named: any Named, aged: any Aged, person: Person) in named === person && aged === person }
    #expect(try container.resolve(Bool.self))
  }

  @Test func `a name holds for what is implemented too`() throws {
    container.register(name: "boss") { Person(name: "Bob") }.implements((any Named).self)
    #expect(try container.resolve((any Named).self, name: "boss").name == "Bob")
    #expect(throws: InjectionError.self) { try container.resolve((any Named).self) }
  }

  @Test func `so do arguments`() throws {
    container.register(Person.self, arguments: Int.self) { _, age in Person(age: age) }.implements((any Aged).self)
    #expect(try container.resolve((any Aged).self, arguments: 9).age == 9)
  }

  @Test func `a subclass can be had as its superclass`() throws {
    class Base {}
    final class Derived: Base {}
    container.register(Derived.self, scope: .unchecked(.singleton), Derived.init).implements(Base.self)
    #expect(try container.resolve(Base.self) === container.resolve(Derived.self))
  }

  @Test func `a registration of its own goes before one that implements`() throws {
    container.register { Person(name: "Ann") }.implements((any Named).self)
    container.register((any Named).self) { Person(name: "Bob") }
    #expect(try container.resolve((any Named).self).name == "Bob")
  }

  @Test func `an optional is nil only when nothing is registered`() throws {
    #expect(try container.resolve(Person?.self) == nil)
    #expect(try container.resolve(Person?.self, arguments: 1) == nil)
    container.register(Person.self, with: { _ in throw Refused(description: "not today") })
    #expect(throws: InjectionError.self) { try container.resolve(Person?.self) }
    container.register { Person() }
    #expect(try container.resolve(Person?.self)?.name == "Ann")
    #expect(try container.resolve(Person?.self, name: "other") == nil)
  }

  @Test func `an optional variable does not make its instance optional`() throws {
    var person: Person?
    #expect(throws: InjectionError.self) { person = try container.resolve() }
    #expect(throws: InjectionError.self) { person = try container.resolve(name: "other") }
    #expect(throws: InjectionError.self) { person = try container.resolve(arguments: 1) }
    container.register { Person() }
    container.register(Person.self, arguments: Int.self) { Person(age: $1) }
    person = try container.resolve()
    #expect(person?.name == "Ann")
    person = try container.resolve(arguments: 7)
    #expect(person?.age == 7)
    #expect((try? container.resolve() as Person)?.name == "Ann")
  }

  @Test func `an optional that is registered itself is that`() throws {
    container.register(Person?.self) { nil }
    container.register { Person() }
    #expect(try container.resolve(Person?.self) == nil)
  }

  @Test func `all are in the order of registration`() throws {
    final class Robot: Named { let name = "Robot" }
    container.register((any Named).self) { Person(name: "first") }
    container.register(Robot.self, Robot.init).implements((any Named).self)
    container.register((any Named).self, name: "third") { Person(name: "third") }
    container.register(Person.self, with: { _ in Person(name: "fourth") }).implements((any Named).self)
    container.register((any Named).self, arguments: Int.self) { _, _ in Person(name: "with arguments") }
    #expect(try container.all((any Named).self).map(\.name) == ["first", "Robot", "third", "fourth"])
    container.register((any Named).self) { Person(name: "first again") }
    #expect(try container.all((any Named).self).map(\.name) == ["first again", "Robot", "third", "fourth"])
    #expect(try container.all(Store.self).isEmpty)
  }

  @Test func `all make one graph`() throws {
    container.register(Store.init)
    container.register(name: "a") { Service(store: $0) }
    container.register(name: "b") { Service(store: $0) }
    let services = try container.all(Service.self)
    #expect(services.count == 2)
    #expect(services[0].store === services[1].store)
  }

  @Test func `whatever the type, an instance arrives as its factory made it`() throws {
    struct Large: Equatable {
      var words = [Int](1...3)
      var (one, two, three, four, five, six, seven, eight, nine) = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    }
    struct Empty: Equatable {}
    func register<Value>(_ value: Value) { container.register(Value.self) { value } }
    register(Large())
    register(Empty())
    register((1, "two", 3.0))
    register(Int8(-1))
    register(Int?.none)
    register("Ann" as String?)
    register({ (number: Int) in number + 1 })
    register(Large.self)
    container.register((any Named).self) { Person(name: "Cy") }
    container.register((any Named & Aged)?.self) { Person(age: 13) }
    #expect(try container.resolve(Large.self) == Large())
    #expect(try container.resolve(Empty.self) == Empty())
    #expect(try container.resolve((Int, String, Double).self) == (1, "two", 3.0))
    #expect(try container.resolve(Int8.self) == -1)
    #expect(try container.resolve(Int?.self) == nil)
    #expect(try container.resolve(String?.self) == "Ann")
    #expect(try container.resolve(((Int) -> Int).self)(2) == 3)
    #expect(try container.resolve(Large.Type.self) == Large.self)
    #expect(try container.resolve((any Named).self).name == "Cy")
    #expect(try container.resolve((any Named & Aged)?.self)?.age == 13)
  }

  @Test func `what a factory without parameters throws is told`() {
    container.register(Person.self) { throw CancellationError() }
    #expect(container.refusal(of: Person.self) == "the factory of Person failed: CancellationError()")
  }

  @Test func `what a factory captures lives as long as its registration`() {
    weak var captured: Person?
    do {
      let person = Person()
      captured = person
      container.register(Int.self) { person.age }
    }
    #expect(captured != nil)
    container.register(Int.self) { 13 }
    #expect(captured == nil)
  }
}

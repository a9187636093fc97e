import Injection
import Testing

/// Arguments that only the request knows.
struct ArgumentBehaviours {
  let container = Container()

  @Test func `a factory takes one argument, or nine`() throws {
    container.register([Int].self, arguments: Int.self) { [$1] }
    container.register(
      [Int].self, arguments: Int.self, Int.self, Int.self, Int.self, Int.self, Int.self, Int.self, Int.self, Int.self
    ) { [$1, $2, $3, $4, $5, $6, $7, $8, $9] }
    #expect(try container.resolve([Int].self, arguments: 1) == [1])
    #expect(try container.resolve([Int].self, arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9) == Array(1...9))
  }

  @Test func `a factory with the same arguments replaces the one before`() throws {
    container.register(Person.self, arguments: Int.self) { Person(name: "first", age: $1) }
    container.register(Person.self, arguments: Int.self) { Person(name: "second", age: $1) }
    #expect(try container.resolve(Person.self, arguments: 7).name == "second")
    #expect(container.keys.count == 1)
  }

  @Test func `an optional argument makes another factory, which may be given nil`() throws {
    container.register(String.self, arguments: Int.self) { _, number in "number \(number)" }
    container.register(String.self, arguments: Int?.self) { _, number in "perhaps \(number.map(String.init) ?? "none")"
    }
    #expect(try container.resolve(String.self, arguments: 7) == "number 7")
    #expect(try container.resolve(String.self, arguments: 7 as Int?) == "perhaps 7")
    #expect(try container.resolve(String.self, arguments: nil as Int?) == "perhaps none")
  }

  @Test func `a factory with arguments is not found without them`() {
    container.register(Person.self, arguments: Int.self) { Person(age: $1) }
    #expect(
      container.refusal(of: Person.self) == "nothing is registered for Person; register it, or ask for Person(Int)")
  }

  @Test func `a name holds for a factory with arguments`() throws {
    container.register(Person.self, arguments: Int.self, name: "boss") { Person(name: "Bob", age: $1) }
    container.register(Person.self, arguments: Int.self) { Person(name: "Ann", age: $1) }
    let boss = try container.resolve(Person.self, name: "boss", arguments: 7)
    #expect((boss.name, boss.age) == ("Bob", 7))
    #expect(try container.resolve(Person.self, arguments: 7).name == "Ann")
  }
}

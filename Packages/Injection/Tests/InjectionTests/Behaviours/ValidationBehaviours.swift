import Injection
import Testing

/// What validation finds, and what it lets pass.
struct ValidationBehaviours {
  final class Robot: Named { let name = "Robot" }

  let container = Container()

  @Test func `a type of which only an implementation is registered is missing`() {
    container.register { Person() }
    container.register { (named: any Named) in [named.name] }
    let report = #expect(throws: ValidationError.self) { try container.validate() }?.report
    #expect(report?.problems.first?.summary == "nothing is registered for Named")
  }

  @Test func `an optional need may be missing`() throws {
    container.register { (store: Store?) in [store == nil] }
    #expect(try container.validate(entryPoints: [[Bool].self]).problems.isEmpty)
  }

  @Test func `a type that is registered itself, or under several names, is not ambiguous`() throws {
    container.register(name: "first") { Person() }.implements((any Named).self)
    container.register(name: "second", Robot.init).implements((any Named).self)
    container.register((any Named).self) { Person(name: "itself") }
    container.register { Robot() }.implements((any Named).self)
    container.register { (named: any Named) in [named.name] }
    #expect(try container.validate().isValid)
    #expect(try container.resolve([String].self) == ["itself"])
  }

  @Test func `who takes all of a type, and is one of them, needs itself`() {
    final class Crowd: Named {
      let name = "Crowd"
      init(members: [any Named]) {}
    }
    container.register { Person() }.implements((any Named).self)
    container.register(Crowd.init).implements((any Named).self)
    let report = #expect(throws: ValidationError.self) { try container.validate() }?.report
    #expect(report?.problems.first?.summary == "Crowd needs itself to be built")
    #expect(container.refusal(of: Crowd.self).hasPrefix("Crowd needs itself"))
  }

  @Test func `validation builds nothing, and a factory's own error does not fail it`() throws {
    let built = Counter()
    container.register(Store.self) {
      built.increment()
      throw Refused(description: "the disk is full")
    }
    container.register(Service.init)
    #expect(try container.validate(entryPoints: [Service.self]).problems.isEmpty)
    #expect(built.value == 0)
  }
}

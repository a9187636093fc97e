import Dispatch
import Foundation
import Injection
import Testing

/// What goes wrong most easily when threads, actors and wrappers meet.
struct SoundnessTests {
  let container = Container()

  @Test func `two containers whose singletons need each other's do not wait for each other`() {
    final class A: Sendable {}
    final class B: Sendable {}
    final class C: Sendable {}
    final class D: Sendable {}
    // A of the first needs B of the second, and C of the second needs D of the first.
    let (first, second) = (Container(), Container())
    let meeting = DispatchSemaphore(value: 0)
    first.register(
      A.self, scope: .singleton,
      with: { [unowned second] _ in
        meeting.signal()
        _ = meeting.wait(timeout: .now() + 0.2)
        _ = try second.resolve(B.self)
        return A()
      })
    second.register(B.self, scope: .singleton, B.init)
    second.register(
      C.self, scope: .singleton,
      with: { [unowned first] _ in
        meeting.signal()
        _ = meeting.wait(timeout: .now() + 0.2)
        _ = try first.resolve(D.self)
        return C()
      })
    first.register(D.self, scope: .singleton, D.init)
    let built = Counter()
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      if number == 0, (try? first.resolve(A.self)) != nil { built.increment() }
      if number == 1, (try? second.resolve(C.self)) != nil { built.increment() }
    }
    #expect(built.value == 2)
  }

  @Test func `a slow singleton holds up nobody who does not need it`() throws {
    let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    container.register(Person.self, scope: .singleton) {
      begun.signal()
      mayEnd.wait()
      return Person()
    }
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Service.self, scope: .transient, Service.init)
    let provider = try container.resolve(Provider<Service>.self)
    let lazy = try container.resolve(Lazy<Service>.self)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [container] in
      _ = try? container.resolve(Person.self)
      ended.signal()
    }
    begun.wait()
    // Each would wait for ever if it waited for the slow one.
    #expect((try? container.resolve(Store.self)) != nil)
    #expect((try? provider.get()) != nil)
    #expect((try? lazy.get()) != nil)
    mayEnd.signal()
    ended.wait()
  }

  @Test func `a lazy instance of an actor is handed out on that actor only`() async throws {
    await MainActor.run { _ = container.register(scope: .transient) { IsolationTests.Title() } }
    let lazy = try container.resolve(Lazy<IsolationTests.Title>.self)
    #expect(throws: InjectionError.self) { try lazy.get() }
    try await MainActor.run { _ = try lazy.get() }
    let error = #expect(throws: InjectionError.self) { try lazy.get() }
    #expect(error?.description.hasPrefix("Title is built on the actor that registered it") == true)
    await MainActor.run { #expect((try? lazy.get()) != nil) }
  }

  @Test func `what a subscriber asks for does not say where a lazy instance belongs`() async throws {
    container.register(Store.init)
    await MainActor.run { _ = container.register(scope: .singleton) { Titled() } }
    let subscription = container.subscribe { [unowned container] _ in _ = try? container.resolve(Store.self) }
    let lazy = try container.resolve(Lazy<Titled>.self)
    await MainActor.run { #expect((try? lazy.get()) != nil) }
    #expect(throws: InjectionError.self) { try lazy.get() }
    subscription.cancel()
  }

  @Test func `what a lazy instance is given as a property does not say where it belongs`() async throws {
    let (container, other) = (Container(), Container())
    container.register(Store.init)
    await MainActor.run { _ = container.register(scope: .transient) { Titled() }.injecting(\.store) }
    let lazy = try container.resolve(Lazy<Titled>.self)
    await MainActor.run { #expect((try? lazy.get()) != nil) }
    #expect(throws: InjectionError.self) { try lazy.get() }

    await MainActor.run { _ = other.register(scope: .transient) { Titled() } }
    other.register(Store.init).resolvingProperties { other, _ in _ = try? other.resolve(Titled.self) }
    let store = try other.resolve(Lazy<Store>.self)
    await MainActor.run { #expect((try? store.get()) != nil) }
    #expect(try store.get() === store.get())

    let none = try other.resolve(Lazy<String?>.self)
    await MainActor.run { #expect((try? other.resolve(Titled.self)) != nil && (try? none.get()) == .some(nil)) }
    #expect(try none.get() == nil)
  }

  @Test func `wrappers in wrappers are nil only if what is innermost is not registered`() throws {
    #expect(try container.resolve(Lazy<Store>?.self) == nil)
    #expect(try container.resolve(Provider<Store>?.self) == nil)
    #expect(try container.resolve(Store??.self).flatMap(\.self) == nil)
    container.register(Store.init)
    #expect(try container.resolve(Lazy<Store>?.self)?.get() != nil)
    #expect(try container.resolve(Provider<Store>?.self)?.get() != nil)
    #expect(try container.resolve(Store??.self) != nil)
    #expect(try container.resolve(Store??.self).flatMap(\.self) != nil)
    #expect(try container.resolve(Provider<Lazy<Store>>.self).get().get() !== container.resolve(Store.self))
  }

  @Test func `validation sees through wrappers`() throws {
    container.register { (store: Lazy<Store?>, person: Provider<Lazy<Person>>?) in "\(store) \(person as Any)" }
    #expect(try container.validate(entryPoints: [String.self]).problems.isEmpty)
    container.register { (store: Provider<Lazy<Store>>) in 7 }
    #expect(throws: ValidationError.self) { try container.validate() }
    container.register(Store.init)
    #expect(try container.validate(entryPoints: [String.self, Int.self]).problems.isEmpty)
  }

  @Test func `transients that are given each other as properties are a cycle for validation too`() {
    container.register(PropertyTests.Parent.self, scope: .transient, PropertyTests.Parent.init)
    container.register(PropertyTests.Child.self, scope: .transient, PropertyTests.Child.init)
      .resolvingProperties { container, child in child.parent = try container.resolve() }
    #expect(container.refusal(of: PropertyTests.Parent.self).contains("needs itself"))
    let report = #expect(throws: ValidationError.self) { try container.validate(strictly: true) }?.report
    #expect(report?.problems.first?.summary == "Parent needs itself to be built")
  }

  enum Needs1 {
    struct Config {}
    struct User { init(config: Config) {} }
  }

  enum Needs2 {
    struct Config {}
    struct User { init(config: Config) {} }
  }

  @Test func `types of one short name are told apart`() {
    container.register(Needs1.User.init)
    container.register(Needs2.User.init)
    let both = #expect(throws: ValidationError.self) { try container.validate() }?.report
    #expect(
      both?.problems.filter { $0.id == .missing }.map(\.summary) == [
        "nothing is registered for InjectionTests.SoundnessTests.Needs1.Config",
        "nothing is registered for InjectionTests.SoundnessTests.Needs2.Config",
      ])
    container.register { Needs1.Config() }
    #expect(
      container.refusal(of: Needs2.Config.self)
        == """
        nothing is registered for InjectionTests.SoundnessTests.Needs2.Config; \
        register it, or ask for InjectionTests.SoundnessTests.Needs1.Config
        """)
    let one = #expect(throws: ValidationError.self) {
      try container.validate(entryPoints: [Needs1.User.self])
    }?.report
    #expect(
      one?.problems.map(\.description).first?.contains("is registered; a container knows its parents") == false)
    #expect(one?.problems.filter { $0.id == .unused }.map(\.key.type) == ["InjectionTests.SoundnessTests.Needs2.User"])
  }

  @Test func `what a factory asks for by ever new names is remembered up to a limit`() throws {
    container.register(
      Store.self,
      with: { container in
        for number in 0..<1000 { _ = try? container.resolve(Person.self, name: "\(number)") }
        return Store()
      })
    _ = try container.resolve(Store.self)
    #expect(container.registrationGraph.edges.count == 64)
  }

  @Test func `a handle of a singleton that is built already keeps it`() throws {
    let registration = container.register(Store.self, scope: .singleton, Store.init)
    let store = try container.resolve(Store.self)
    let given = Counter()
    registration.resolvingProperties { _, _ in given.increment() }
    #expect(try container.resolve(Store.self) === store)
    #expect(given.value == 0)
    container.reset()
    _ = try container.resolve(Store.self)
    #expect(given.value == 1)
  }

  @Test func `what registers again, resets, removes and resolves at once does not crash, and finds all`() {
    container.register(Service.self, scope: .transient, Service.init)
    container.register(Store.self, scope: .singleton, Store.init)
    let found = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { [container] number in
      for round in 0..<300 {
        switch number {
        case 0:
          container.register(Store.self, scope: round.isMultiple(of: 2) ? .singleton : .weak, Store.init)
          container.register(Person.self, name: "\(round)") { Person() }.implements((any Named).self)
        case 1:
          container.reset()
          container.remove(Person.self, name: "\(round)")
        default:
          if (try? container.resolve(Service.self)) != nil { found.increment() }
          _ = try? container.all((any Named).self)
        }
      }
    }
    #expect(found.value == 600)
  }
}

@MainActor
private final class Titled {
  var store: Store?
}

import Injection
import Testing

struct ErrorTests {
  let container = Container()

  @Test func `what is missing is named with the whole path and the nearest keys`() {
    final class Stores {}
    container.register(Service.init)
    container.register { Screen(service: $0, store: $1) }
    container.register(Stores.init)
    container.register(Store.self, name: "main", Store.init)
    container.register(Store.self, arguments: Int.self) { _, _ in Store() }
    #expect(
      container.refusal(of: Screen.self)
        == """
        nothing is registered for Store (Screen → Service → Store); \
        register it, or ask for Store "main", Store(Int) or Stores
        """)
  }

  @Test func `an unknown name lists the near ones`() {
    for name in ["signed in", "signed out", "guest"] { container.register(Person.self, name: name) { Person() } }
    #expect(
      container.refusal(of: Person.self, name: "sigend in")
        == """
        nothing is registered for Person "sigend in"; \
        register it, or ask for Person "signed in", Person "signed out" or Person "guest"
        """)
  }

  @Test func `the nearest may be a parent's`() {
    protocol StoreType {}
    container.register(Store.init)
    #expect(
      Container(parent: container).refusal(of: (any StoreType).self)
        == "nothing is registered for StoreType; register it, or ask for Store")
  }

  @Test func `nothing near is said when nothing is`() {
    container.register { Person() }
    #expect(container.refusal(of: Store.self) == "nothing is registered for Store; register it")
  }

  @Test func `a factory's own error is told with its path`() {
    container.register(Store.self, with: { _ in throw Refused(description: "the disk is full") })
    container.register(Service.init)
    #expect(container.refusal(of: Store.self) == "the factory of Store failed: the disk is full")
    #expect(
      container.refusal(of: Service.self) == "the factory of Store failed (Service → Store): the disk is full")
  }

  @Test func `a factory's own error can be had`() throws {
    container.register(Store.self, with: { _ in throw Refused(description: "the disk is full") })
    let error = #expect(throws: InjectionError.self) { try container.resolve(Store.self) }
    guard case .failed(let path, let cause as Refused) = error else {
      Issue.record("not the factory's error")
      return
    }
    #expect(path.map(\.description) == ["Store"])
    #expect(cause.description == "the disk is full")
  }

  @Test(arguments: Container.Scope.allCases)
  func `a factory that throws leaves nothing behind`(scope: Container.Scope) throws {
    let tries = Counter()
    container.register(Store.self, scope: scope) {
      if tries.increment() < 3 { throw Refused(description: "not yet") }
      return Store()
    }
    container.register(Service.self, scope: scope, Service.init)
    #expect(container.refusal(of: Service.self) == "the factory of Store failed (Service → Store): not yet")
    #expect(container.refusal(of: Store.self) == "the factory of Store failed: not yet")
    _ = try container.resolve(Service.self)
    #expect(tries.value == 3)
  }

  @Test func `a factory may live with a dependency's failure`() throws {
    container.register(Store.self, with: { _ in throw Refused(description: "no") })
    container.register(String.self, with: { (try? $0.resolve(Store.self)) == nil ? "without" : "with" })
    #expect(try container.resolve(String.self) == "without")
    #expect(container.refusal(of: Store.self) == "the factory of Store failed: no")
  }

  @Test func `two that implement a type are ambiguous`() throws {
    final class Robot: Named { let name = "Robot" }
    container.register { Person() }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
    container.register { (named: any Named) in [named.name] }
    #expect(
      container.refusal(of: [String].self)
        == """
        Named is implemented by Person and Robot (Array<String> → Named); \
        ask for one of them, or register Named itself
        """)
  }

  @Test func `what does not implement the type it says is refused`() {
    container.register(Store.init).implements((any Named).self)
    #expect(
      container.refusal(of: (any Named).self)
        == "Store does not implement Named; conform it, or drop that implements")
  }

  @Test func `cycles of one, two and three are thrown with the whole path`() {
    final class One { init(one: One) {} }
    final class A { init(b: B) {} }
    final class B { init(c: C) {} }
    final class C { init(a: A) {} }
    final class Start { init(a: A) {} }
    container.register(One.init)
    container.register(A.init)
    container.register(B.init)
    container.register(C.init)
    container.register(Start.init)
    let advice = "hand over one of the references in resolvingProperties, or take it as Lazy"
    #expect(container.refusal(of: One.self) == "One needs itself (One → One); \(advice)")
    #expect(container.refusal(of: Start.self) == "A needs itself (Start → A → B → C → A); \(advice)")
    container.register(B.self, with: { try B(c: C(a: $0.resolve())) })
    #expect(container.refusal(of: A.self) == "A needs itself (A → B → A); \(advice)")
  }

  @Test(arguments: Container.Scope.allCases)
  func `a cycle through a child, and through what it captured, is thrown`(scope: Container.Scope) {
    let child = Container(parent: container)
    container.register(Service.self, scope: scope, with: { [unowned child] _ in try Service(store: child.resolve()) })
    child.register(Store.self, scope: scope, with: { try $0.resolve(Service.self).store })
    #expect(
      child.refusal(of: Store.self)
        == """
        Store needs itself (Store → Service → Store); \
        hand over one of the references in resolvingProperties, or take it as Lazy
        """)
  }

  @Test func `a cycle deep down is found`() {
    for number in 0..<100 {
      container.register(Store.self, name: "\(number)", with: { try $0.resolve(name: "\((number + 1) % 100)") })
    }
    let error = #expect(throws: InjectionError.self) { try container.resolve(Store.self, name: "60") }
    guard case .cycle(let path) = error else {
      Issue.record("no cycle")
      return
    }
    #expect(path.count == 101)
    #expect(path.first == path.last)
  }

  @Test func `the container is as before after an error`() throws {
    container.register(Store.init)
    container.register(Service.init)
    #expect(throws: InjectionError.self) { try container.resolve(Person.self) }
    #expect(try container.resolve(Service.self).store !== container.resolve(Service.self).store)
  }
}

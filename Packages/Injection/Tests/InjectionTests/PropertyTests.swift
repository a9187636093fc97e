import Injection
import Testing

struct PropertyTests {
  let container = Container()

  final class Parent {
    let child: Child
    init(child: Child) { self.child = child }
  }

  final class Child {
    weak var parent: Parent?
    var store: Store?
  }

  @Test(arguments: [Container.Scope.graph, .singleton, .weak])
  func `a two-way reference is the same at both ends`(scope: Container.Scope) throws {
    container.register(Parent.self, scope: scope, Parent.init)
    container.register(Child.self, scope: scope, Child.init)
      .resolvingProperties { container, child in child.parent = try container.resolve() }
    let parent = try container.resolve(Parent.self)
    #expect(parent.child.parent === parent)
    withExtendedLifetime(try container.resolve(Child.self)) { child in
      // In a graph of its own, nobody but the child's weak reference is left to hold the parent.
      #expect((child.parent === parent) == (scope != .graph))
    }
  }

  @Test func `each property injection is done, in order, once for an instance`() throws {
    var log: [String] = []
    container.register(Store.self, scope: .singleton, Store.init)
      .resolvingProperties { _, _ in log.append("first") }
      .resolvingProperties { _, _ in log.append("second") }
    _ = try container.resolve(Store.self)
    _ = try container.resolve(Store.self)
    #expect(log == ["first", "second"])
  }

  @Test func `properties are given when all initialisers are done`() throws {
    var log: [String] = []
    container.register(Store.self) {
      log.append("store")
      return Store()
    }.resolvingProperties { _, _ in log.append("store's properties") }
    container.register(Service.self) { (store: Store) in
      log.append("service")
      return Service(store: store)
    }.resolvingProperties { _, _ in log.append("service's properties") }
    _ = try container.resolve(Service.self)
    #expect(log == ["store", "service", "store's properties", "service's properties"])
  }

  @Test func `a transient that its own properties ask for is a cycle`() {
    container.register(Parent.self, scope: .transient, Parent.init)
    container.register(Child.self, scope: .transient, Child.init)
      .resolvingProperties { container, child in child.parent = try container.resolve() }
    #expect(
      container.refusal(of: Parent.self)
        == """
        Parent needs itself (Parent → Child → Parent); \
        hand over one of the references in resolvingProperties, or take it as Lazy
        """)
  }

  @Test func `a property that cannot be had is an error with its path, and nothing is kept`() throws {
    let built = Counter()
    container.register(Parent.self, scope: .unchecked(.singleton)) { (child: Child) in
      built.increment()
      return Parent(child: child)
    }
    container.register(Child.self, scope: .unchecked(.singleton), Child.init)
      .resolvingProperties { container, child in child.store = try container.resolve() }
    #expect(
      container.refusal(of: Parent.self)
        == "nothing is registered for Store (Parent → Child → Store); register it")
    container.register(Store.init)
    #expect(try container.resolve(Parent.self).child.store != nil)
    #expect(built.value == 2)
  }

  @Test func `a handle of what was registered again changes nothing`() throws {
    let old = container.register { Person(name: "old") }
    container.register { Person(name: "new") }
    old.resolvingProperties { _, _ in throw Refused(description: "the old registration is still there") }
    #expect(try container.resolve(Person.self).name == "new")
  }
}

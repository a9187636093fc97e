import Injection
import Testing

struct ParentTests {
  let parent = Container()

  @Test func `a child finds what its parents know, and hides it with its own`() throws {
    let child = Container(parent: parent)
    let grandchild = Container(parent: child)
    parent.register { Person(name: "parent's") }
    #expect(try grandchild.resolve(Person.self).name == "parent's")
    child.register { Person(name: "child's") }
    #expect(try grandchild.resolve(Person.self).name == "child's")
    #expect(try parent.resolve(Person.self).name == "parent's")
  }

  @Test func `a parent does not know its children's`() {
    let child = Container(parent: parent)
    child.register(Store.init)
    #expect(parent.refusal(of: Store.self) == "nothing is registered for Store; register it")
  }

  @Test func `children share their parent's singletons`() throws {
    parent.register(Store.self, scope: .singleton, Store.init)
    let (first, second) = (Container(parent: parent), Container(parent: parent))
    #expect(try first.resolve(Store.self) === second.resolve(Store.self))
    #expect(try first.resolve(Store.self) === parent.resolve(Store.self))
  }

  @Test func `a child's singleton ends with the child`() throws {
    weak var store: Store?
    do {
      let child = Container(parent: parent)
      child.register(Store.self, scope: .singleton, Store.init)
      store = try child.resolve(Store.self)
      #expect(store != nil)
    }
    #expect(store == nil)
  }

  @Test func `a parent's factory sees the child that was asked`() throws {
    parent.register(Service.self, scope: .graph, Service.init)
    let child = Container(parent: parent)
    child.register(Store.self, scope: .singleton, Store.init)
    #expect(try child.resolve(Service.self).store === child.resolve(Store.self))
  }

  @Test(arguments: [Container.Scope.singleton, .weak])
  func `what a parent shares is built without the child that asked first`(scope: Container.Scope) throws {
    parent.register(Person.self) { Person(name: "parent's") }
    parent.register([Person].self, scope: .transient) { [$0] }
    parent.register(
      (any Named).self, scope: scope,
      with: { container in
        try Person(name: "a friend of the \(container.resolve([Person].self)[0].name)")
      })
    let child = Container(parent: parent)
    child.register(Person.self) { Person(name: "child's") }
    #expect(try child.resolve((any Named).self).name == "a friend of the parent's")
    #expect(try child.resolve([Person].self)[0].name == "child's")
  }

  @Test func `a graph does not mix what parent and child build`() throws {
    parent.register(Person.self) { Person(name: "parent's") }
    parent.register((any Named).self, scope: .graph) { (person: Person) in person }
    parent.register(String.self, scope: .singleton) { (named: any Named) in named.name }
    let child = Container(parent: parent)
    child.register(Person.self) { Person(name: "child's") }
    child.register([String].self) { (shared: String, own: any Named) in [shared, own.name] }
    #expect(try child.resolve([String].self) == ["parent's", "child's"])
  }

  @Test func `a child keeps its parent`() throws {
    var child: Container?
    weak var gone: Container?
    do {
      let parent = Container()
      parent.register(Store.init)
      gone = parent
      child = Container(parent: parent)
    }
    #expect(try child?.resolve(Store.self) != nil)
    child = nil
    #expect(gone == nil)
  }

  @Test func `a child begins with its parent's default scope`() {
    parent.defaultScope = .singleton
    let child = Container(parent: parent)
    #expect(child.defaultScope == .singleton)
    child.defaultScope = .transient
    #expect(parent.defaultScope == .singleton)
  }

  @Test func `all has the parents' first, without those that are hidden`() throws {
    let child = Container(parent: parent)
    child.register(name: "b") { Person(name: "child's b") }
    child.register(name: "c") { Person(name: "child's c") }
    parent.register(name: "a") { Person(name: "parent's a") }
    parent.register(name: "b") { Person(name: "parent's b") }
    #expect(try child.all(Person.self).map(\.name) == ["parent's a", "child's b", "child's c"])
  }

  @Test func `a request through five parents costs no path of its own`() {
    let child = (0..<5).reduce(parent) { container, _ in Container(parent: container) }
    parent.register(Service.init)
    #expect(
      child.refusal(of: Service.self) == "nothing is registered for Store (Service → Store); register it")
  }
}

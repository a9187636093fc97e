import Injection
import Testing

/// How long instances are shared, and by whom.
struct ScopeBehaviours {
  let container = Container()

  @Test func `each container has a singleton of its own`() throws {
    let containers = [container, Container()]
    for container in containers { container.register(Store.self, scope: .singleton, Store.init) }
    #expect(try containers[0].resolve(Store.self) !== containers[1].resolve(Store.self))
  }

  @Test func `a child's reset leaves what its parent shares`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    let child = Container(parent: container)
    let store = try child.resolve(Store.self)
    child.reset()
    #expect(try child.resolve(Store.self) === store)
    container.reset()
    #expect(try child.resolve(Store.self) !== store)
  }

  @Test func `a weak optional is shared within its graph only`() throws {
    container.register(Person?.self, scope: .weak) { Person() }
    container.register { (one: Person?, other: Person?) in [one === other] }
    #expect(try container.resolve([Bool].self) == [true])
    let person = try container.resolve(Person?.self)
    #expect(try container.resolve(Person?.self) !== person)
  }

  @Test func `registered again, a key has its new scope`() throws {
    container.register(Store.self, scope: .singleton, Store.init)
    container.register(Store.self, scope: .transient, Store.init)
    #expect(try container.resolve(Store.self) !== container.resolve(Store.self))
    container.register(Store.self, scope: .singleton, Store.init)
    #expect(try container.resolve(Store.self) === container.resolve(Store.self))
  }

  @Test func `a container that factories are handed is not kept by them`() throws {
    weak var gone: Container?
    do {
      let container = Container()
      gone = container
      container.register(Store.init)
      container.register(Service.self, scope: .singleton, with: { try Service(store: $0.resolve()) })
        .resolvingProperties { container, _ in _ = try container.resolve(Store.self) }
      _ = try container.resolve(Service.self)
    }
    #expect(gone == nil)
  }
}

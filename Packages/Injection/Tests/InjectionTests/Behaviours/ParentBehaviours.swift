import Injection
import Testing

/// Containers with a parent, containers side by side, and parts.
struct ParentBehaviours {
  enum StorePart: Part {
    static func load(container: Container) { container.register(Store.init) }
  }

  enum ServicePart: Part {
    static func load(container: Container) { container.register(Service.init) }
  }

  let parent = Container()

  @Test func `a child's object is given its parent's singleton`() throws {
    parent.register(Store.self, scope: .singleton, Store.init)
    let child = Container(parent: parent)
    child.register(Service.init)
    #expect(try child.resolve(Service.self).store === parent.resolve(Store.self))
  }

  @Test func `brothers find what their common parent has, and not each other's`() throws {
    let (brother, sister) = (Container(parent: parent), Container(parent: parent))
    brother.register(Store.init)
    #expect(sister.refusal(of: Store.self) == "nothing is registered for Store; register it")
    parent.register(Store.init)
    #expect(try sister.resolve(Store?.self) != nil)
  }

  @Test func `a graph goes through parent and child`() throws {
    parent.register(Store.init)
    parent.register(Service.init)
    let child = Container(parent: parent)
    child.register(Screen.init)
    let screen = try child.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `a graph goes through containers that do not know each other`() throws {
    let other = Container()
    parent.register(Store.init)
    other.register(Service.self, with: { [parent] _ in try Service(store: parent.resolve()) })
    parent.register(Screen.self, with: { try Screen(service: other.resolve(), store: $0.resolve()) })
    let screen = try parent.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `parts may be appended in any order`() throws {
    parent.append(part: ServicePart.self).append(part: StorePart.self)
    #expect(try parent.resolve(Service?.self) != nil)
  }
}

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

  @Test func `a container is made with what it knows`() throws {
    let app = Container { $0.register(Store.init) }
    let flow = Container(parent: app) { $0.append(part: ServicePart.self) }
    #expect(try flow.resolve(Service?.self) != nil)
    #expect(throws: Refused.self) { try Container { _ in throw Refused(description: "closed") } }
  }

  @Test func `a part for each context is chosen by the program`() throws {
    enum Live: Part {
      static func load(container: Container) { container.register(String.self) { "live" } }
    }
    enum Preview: Part {
      static func load(container: Container) { container.register(String.self) { "preview" } }
    }
    func name(inPreview isPreview: Bool) throws -> String {
      let part: any Part.Type = isPreview ? Preview.self : Live.self
      return try Container { $0.append(part: part) }.resolve(String.self)
    }
    #expect(try name(inPreview: true) == "preview")
    #expect(try name(inPreview: false) == "live")
  }
}

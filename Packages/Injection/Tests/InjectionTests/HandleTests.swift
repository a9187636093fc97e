import Injection
import Testing

/// What a handle means after its registration has changed.
struct HandleTests {
  final class Page {
    var store: Store?
    var title = ""
  }

  let container = Container()

  @Test func `a handle means its registration whatever has been said of it since`() throws {
    container.register(Store.init)
    let handle = container.register(Page.init)
    handle.injecting(\.store)
    handle.resolvingProperties { _, page in page.title += "first " }
    handle.decorated { page in
      page.title += "decorated "
      return page
    }
    handle.resolvingProperties { _, page in page.title += "second" }
    let page = try container.resolve(Page.self)
    #expect(page.store != nil)
    #expect(page.title == "decorated first second")
    handle.remove()
    #expect(container.keys.map(\.description) == ["Store"])
  }

  @Test func `a handle of a registration that was removed changes nothing`() {
    let handle = container.register(Person.self) { Person() }
    handle.remove()
    handle.implements((any Named).self).named("other").decorated { $0 }.resolvingProperties { _, _ in }
    #expect(container.keys.isEmpty)
  }

  @Test func `a handle of a registration that was replaced changes nothing`() throws {
    let old = container.register(Page.self) { Page() }
    container.register(Page.self) { Page() }
    old.resolvingProperties { _, page in page.title = "old" }
    #expect(try container.resolve(Page.self).title.isEmpty)
  }

  @Test func `within an override a handle means the copy`() throws {
    let handle = container.register(Page.self) { Page() }
    try container.overriding({ _ in }) { () throws in
      handle.resolvingProperties { _, page in page.title = "double" }
      #expect(try container.resolve(Page.self).title == "double")
      handle.remove()
      #expect(try container.resolve(Page?.self) == nil)
    }
    #expect(try container.resolve(Page.self).title.isEmpty)
  }

  @Test func `what is built while its registration is changed is had by who asked, and not kept`() throws {
    var handle: Container.Registration<Store, Void>?
    handle = container.register(Store.self, scope: .singleton) {
      handle?.resolvingProperties { _, _ in }
      handle = nil
      return Store()
    }
    weak var first: Store?
    first = try container.resolve(Store.self)
    #expect(first == nil)
    #expect(try container.resolve(Store.self) === container.resolve(Store.self))
  }

  @Test func `a handle from within an override is of no use after it`() throws {
    container.register(Page.self) { Page() }
    let handle = container.overriding({ _ in }) { container.register(Page.self) { Page() } }
    handle.remove()
    #expect(try container.resolve(Page?.self) != nil)
  }
}

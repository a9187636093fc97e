import Injection
import Testing

struct PartTests {
  enum StorePart: Part {
    static func load(container: Container) {
      container.register(Store.init)
    }
  }

  enum ScreenPart: Part {
    static func load(container: Container) {
      container.append(part: StorePart.self)
      container.register(Service.init)
      container.register(Screen.init)
    }
  }

  let container = Container()

  @Test func `a part registers what it is made of`() throws {
    container.append(part: ScreenPart.self)
    let screen = try container.resolve(Screen.self)
    #expect(screen.store === screen.service.store)
  }

  @Test func `parts are known in the order in which they were appended`() {
    container.append(part: ScreenPart.self).append(part: StorePart.self)
    #expect(container.parts.map(\.name) == ["ScreenPart", "StorePart", "StorePart"])
    #expect(container.parts.map(\.origin.part) == [nil, "ScreenPart", nil])
    #expect(container.parts.map(\.origin.description).last == "\(#fileID):\(#line - 3)")
  }
}

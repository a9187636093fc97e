import Dispatch
import Injection
import Testing

struct IsolationTests {
  let container = Container()

  @MainActor final class Title {
    let text: String
    init(text: String = "User") { self.text = text }
  }

  @Test @MainActor func `a factory of the main actor is used on the main actor`() throws {
    container.register { Title() }
    container.register { (title: Title) in [title.text] }
    #expect(try container.resolve([String].self) == ["User"])
  }

  @Test func `elsewhere it is refused, at any depth`() async {
    await MainActor.run { _ = container.register(scope: .singleton) { Title() } }
    container.register(
      Service.self,
      with: { container in
        _ = try container.resolve(Title.self)
        return Service(store: Store())
      })
    let advice = "resolve it there, or register it in nonisolated code"
    #expect(refusal(of: Title.self) == "Title is built on the actor that registered it; \(advice)")
    #expect(refusal(of: Service.self) == "Title is built on the actor that registered it (Service → Title); \(advice)")
    await MainActor.run { #expect((try? container.resolve(Service.self)) != nil) }
    #expect(refusal(of: Title.self) == "Title is built on the actor that registered it; \(advice)")
  }

  @Test @MainActor func `nonisolated factories may be used on the main actor, and use it`() throws {
    container.register { Title(text: "Friends") }
    registerElsewhere()
    #expect(try container.resolve(String.self) == "Friends")
  }

  @Test @MainActor func `properties given by the main actor are given there`() async throws {
    container.register(Store.self, with: Self.makeStore).resolvingProperties { _, _ in MainActor.preconditionIsolated()
    }
    _ = try container.resolve(Store.self)
  }

  @Test func `a factory of an actor is used on that actor`() async throws {
    actor Library {
      var books = 3
      func register(in container: Container) { container.register(Int.self, with: { _ in self.count() }) }
      func count() -> Int { books }
      func resolve(from container: Container) throws -> Int { try container.resolve() }
    }
    let library = Library()
    await library.register(in: container)
    #expect(try await library.resolve(from: container) == 3)
    #expect(refusal(of: Int.self).hasPrefix("Int is built on the actor that registered it"))
    await #expect(throws: InjectionError.self) { try await Library().resolve(from: container) }
  }

  private nonisolated func registerElsewhere() {
    container.register(
      String.self,
      with: { container in
        let title = try container.resolve(Title.self)
        return MainActor.assumeIsolated { title.text }
      })
  }

  private nonisolated static func makeStore(_ container: Container) -> Store { Store() }

  private nonisolated func refusal<Output>(of type: Output.Type) -> String { container.refusal(of: type) }
}

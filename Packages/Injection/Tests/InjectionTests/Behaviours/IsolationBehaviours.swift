import Injection
import Testing

/// What belongs to an actor or to a task.
struct IsolationBehaviours {
  let container = Container()

  @Test @MainActor func `a nonisolated function that is called on the main actor is elsewhere, unless it passes it on`()
    throws
  {
    container.register { IsolationTests.Title() }
    #expect(throws: InjectionError.self) { try askWithoutIsolation() }
    #expect(try ask(container) == "User")
  }

  @Test func `a detached task sees no doubles`() async throws {
    let container = container
    container.register((any Named).self) { Person(name: "real") }
    let name = try await container.overriding {
      $0.register((any Named).self) { Person(name: "double") }
    } while: {
      try await Task.detached { try container.resolve((any Named).self).name }.value
    }
    #expect(name == "real")
  }

  private nonisolated func askWithoutIsolation() throws -> String {
    let title: IsolationTests.Title = try container.resolve()
    return MainActor.assumeIsolated { title.text }
  }
}

private func ask(_ container: Container, isolation: isolated (any Actor)? = #isolation) throws -> String {
  let title: IsolationTests.Title = try container.resolve()
  return MainActor.assumeIsolated { title.text }
}

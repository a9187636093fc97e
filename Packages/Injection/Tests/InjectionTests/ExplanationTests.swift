import Injection
import Testing

/// The whole text of each error.
struct ExplanationTests {
  enum ServicePart: Part {
    static func load(container: Container) {
      container.register(Service.self, fileID: "App/ServicePart.swift", line: 4, Service.init)
    }
  }

  let container = Container()

  init() {
    container.append(part: ServicePart.self)
    container.register(Screen.self, fileID: "App/App.swift", line: 9, Screen.init)
  }

  @Test func `missing`() {
    container.register(Store.self, name: "main", Store.init)
    #expect(
      explanation(of: Screen.self) == """
        nothing is registered for Store
          asked for: Screen
          chain: Screen → Service → Store
          at: App/ServicePart.swift:4, Service in ServicePart
          near: Store "main"
          help: register it, or ask for Store "main"
        """)
  }

  @Test func `missing, asked for from outside, with nothing near`() {
    #expect(
      explanation(of: Settings.self) == """
        nothing is registered for Settings
          help: register it
        """)
  }

  @Test func `ambiguous`() {
    final class Robot: Named { let name = "Robot" }
    container.register { Person() }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
    container.register([String].self, fileID: "App/App.swift", line: 3) { (named: any Named) in [named.name] }
    #expect(
      explanation(of: [String].self) == """
        Named is implemented by Person and Robot
          asked for: Array<String>
          chain: Array<String> → Named
          at: App/App.swift:3, Array<String>
          help: ask for one of them, or register Named itself
        """)
  }

  @Test func `cycle`() {
    container.register(Store.self, fileID: "App/App.swift", line: 3) { (screen: Screen) in screen.store }
    #expect(
      explanation(of: Screen.self) == """
        Screen needs itself
          asked for: Screen
          chain: Screen → Service → Store → Screen
          at: App/App.swift:9, Screen
          help: hand over one of the references in resolvingProperties, or take it as Lazy
        """)
  }

  @Test func `a factory's own error`() {
    container.register(
      Store.self, fileID: "App/App.swift", line: 3, with: { _ in throw Refused(description: "the disk is full") })
    #expect(
      explanation(of: Service.self) == """
        the factory of Store failed
          asked for: Service
          chain: Service → Store
          at: App/App.swift:3, Store
          cause: the disk is full
          help: see what the factory's own error says
        """)
  }

  @Test func `what implements does not`() {
    container.register(Store.self, fileID: "App/App.swift", line: 3, Store.init).implements((any Named).self)
    container.register([String].self) { (named: any Named) in [named.name] }
    #expect(
      explanation(of: [String].self) == """
        Store does not implement Named
          asked for: Array<String>
          chain: Array<String> → Named
          at: App/App.swift:3, Named
          help: conform it, or drop that implements
        """)
  }

  @Test func `built on an actor`() async {
    await MainActor.run { _ = container.register(Store.self, fileID: "App/App.swift", line: 3) { Store() } }
    #expect(
      explanation(of: Service.self) == """
        Store is built on the actor that registered it
          asked for: Service
          chain: Service → Store
          at: App/App.swift:3, Store
          help: resolve it there, or register it in nonisolated code
        """)
  }

  @Test func `a container that is gone`() throws {
    func lazy() throws -> Lazy<Store> {
      let container = Container()
      container.register(Store.init)
      return try container.resolve()
    }
    let gone = try lazy()
    let error = #expect(throws: InjectionError.self) { try gone.get() }
    #expect(
      error?.explanation == """
        the container that would build Store is gone
          help: keep it for as long as what it gave a Lazy or a Provider to
        """)
  }

  @Test @MainActor func `a chain without end is cut short`() {
    container.register(Int.self, arguments: Int.self, fileID: "App/App.swift", line: 3) { container, number in
      try container.resolve(arguments: number + 1)
    }
    let error = #expect(throws: InjectionError.self) { try container.resolve(Int.self, arguments: 0) }
    guard case .tooDeep(let path) = error else {
      Issue.record("not too deep")
      return
    }
    let twelve = Array(repeating: "Int(Int)", count: 12).joined(separator: " → ")
    #expect(
      error?.explanation == """
        the chain of factories is too long for this thread's stack
          asked for: Int(Int)
          chain: \(twelve) → … \(path.count - 24) more … → \(twelve)
          at: App/App.swift:3, Int(Int)
          help: look for a factory that asks for ever more, or resolve on a thread with a larger stack
        """)
  }

  @Test func `an error that nobody catches is explained`() {
    let error = #expect(throws: InjectionError.self) { try container.resolve(Screen.self) }
    #expect(error.map { String(reflecting: $0) } == explanation(of: Screen.self))
  }

  private nonisolated func explanation<Output>(of type: Output.Type) -> String {
    do {
      _ = try container.resolve(type)
      return "no error"
    } catch {
      return error.explanation
    }
  }
}

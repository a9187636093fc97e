import Injection
import Testing

struct GraphOfContainerTests {
  let container = Container()

  @Test func `each registration has its scope, its part, its origin and its needs`() {
    enum StorePart: Part {
      static func load(container: Container) {
        container.register(Store.self, scope: .singleton, fileID: "App/StorePart.swift", line: 3, Store.init)
      }
    }
    container.append(part: StorePart.self)
    container.register(fileID: "App/App.swift", line: 7, Service.init)
    container.register(scope: .transient, fileID: "App/App.swift", line: 8) { Screen(service: $0, store: $1) }
    #expect(
      container.registrationGraph.text == """
        container
          Store      singleton, StorePart  App/StorePart.swift:3
          Service    graph  App/App.swift:7
            → Store
          Screen     transient  App/App.swift:8
            → Service
            → Store
        """)
  }

  @Test func `what is needed otherwise, may be missing, or is not there, says so`() {
    container.register(fileID: "App/App.swift", line: 1) { (person: Person?, named: any Named) in Store() }
    container.register(fileID: "App/App.swift", line: 2, Person.init(name:age:)).implements((any Aged).self)
    #expect(
      container.registrationGraph.text == """
        container
          Store     graph  App/App.swift:1
            → Person  optional
            → Named   missing
          Person    graph  App/App.swift:2
            → String  missing
            → Int     missing
          Aged      graph  App/App.swift:2
            → Person  forwarding
        """)
  }

  @Test func `what a factory asks for itself is known once it has run`() throws {
    container.register(fileID: "App/App.swift", line: 1, Store.init)
    container.register(
      Service.self, fileID: "App/App.swift", line: 2, with: { try Service(store: $0.resolve()) })
    #expect(
      container.registrationGraph.text == """
        container
          Store      graph  App/App.swift:1
          Service    graph, unchecked  App/App.swift:2
        """)
    _ = try container.resolve(Service.self)
    #expect(
      container.registrationGraph.text == """
        container
          Store      graph  App/App.swift:1
          Service    graph  App/App.swift:2
            → Store    learned
        """)
  }

  @Test func `what is given afterwards is known once it was given`() throws {
    container.register(fileID: "App/App.swift", line: 1, Store.init)
    container.register(fileID: "App/App.swift", line: 2) { Person() }
      .resolvingProperties { container, _ in _ = try container.resolve(Store.self) }
    #expect(container.registrationGraph.nodes.map(\.gap) == [nil, .properties])
    _ = try container.resolve(Person.self)
    #expect(
      container.registrationGraph.text == """
        container
          Store     graph  App/App.swift:1
          Person    graph  App/App.swift:2
            → Store   property, learned
        """)
  }

  @Test func `what is lazy or provided is known from the factory's parameters, with arguments and without`() {
    container.register(Store.self, arguments: Int.self, fileID: "App/App.swift", line: 1) { _, _ in Store() }
    container.register(fileID: "App/App.swift", line: 2) { (service: Lazy<Service>, store: Provider<Store>) in Person()
    }
    container.register(fileID: "App/App.swift", line: 3) { (person: Person) in Service(store: Store()) }
    #expect(
      container.registrationGraph.text == """
        container
          Store(Int)    transient, unchecked  App/App.swift:1
          Person        graph  App/App.swift:2
            → Service     lazy
            → Store(Int)  provider
          Service       graph  App/App.swift:3
            → Person
        """)
    #expect(container.registrationGraph.validated().isValid)
  }

  @Test func `a request for all of a type leads to each of them`() throws {
    container.register(Store.self, name: "a", fileID: "App/App.swift", line: 1, Store.init)
    container.register([Store].self, fileID: "App/App.swift", line: 2, with: { try $0.all() })
    let child = Container(parent: container)
    child.register(Store.self, name: "b", fileID: "App/App.swift", line: 3, Store.init)
    _ = try child.resolve([Store].self)
    #expect(
      child.registrationGraph.text == """
        parent
          Store "a"       graph  App/App.swift:1
          Array<Store>    graph  App/App.swift:2
            → Store "a"     all, learned
        container
          Store "b"       graph  App/App.swift:3
          Array<Store>    graph, inherited  App/App.swift:2
            → Store "a"     all, learned
            → Store "b"     all, learned
        """)
  }

  @Test func `what a child registers, its parents' unshared registrations are built with`() {
    container.register(Store.self, scope: .singleton, fileID: "App/App.swift", line: 1, Store.init)
    container.register(fileID: "App/App.swift", line: 2, Service.init)
    container.register(fileID: "App/App.swift", line: 3) { Screen(service: $0, store: $1) }
    container.register([Service].self, scope: .singleton, fileID: "App/App.swift", line: 4) { (one: Service) in [one] }
    let child = Container(parent: container)
    child.register(Store.self, fileID: "Flow/Flow.swift", line: 1, Store.init)
    #expect(
      child.registrationGraph.text == """
        parent
          Store             singleton  App/App.swift:1
          Service           graph  App/App.swift:2
            → Store
          Screen            graph  App/App.swift:3
            → Service
            → Store
          Array<Service>    singleton  App/App.swift:4
            → Service
        container
          Store             graph  Flow/Flow.swift:1
          Service           graph, inherited  App/App.swift:2
            → Store
          Screen            graph, inherited  App/App.swift:3
            → Service
            → Store
        """)
    let graph = child.registrationGraph
    #expect(graph.edges.map { [$0.from, $0.to] } == [[1, 0], [2, 1], [2, 0], [3, 1], [5, 4], [6, 5], [6, 4]])
    #expect(graph.registrations.map(\.key.description) == ["Store", "Service", "Screen", "Array<Service>", "Store"])
  }

  @Test func `what the program asked for itself is an entry point`() throws {
    container.register(Store.init)
    container.register(Service.init)
    _ = try container.resolve(Service.self)
    #expect(container.registrationGraph.nodes.map(\.isEntryPoint) == [false, true])
  }
}

import Injection
import Testing

/// The whole text of each kind of problem.
struct ProblemTests {
  let container = Container()

  @Test func `what is right has no problems`() throws {
    container.register(Store.init)
    container.register(Service.init)
    container.register(Screen.init)
    let report = try container.validate(entryPoints: [Screen.self])
    #expect(report.description == "no problems; 3 registrations checked")
    #expect(report.isValid)
  }

  @Test func `INJ001 missing`() {
    enum ScreenPart: Part {
      static func load(container: Container) {
        container.register(Screen.self, fileID: "App/ScreenPart.swift", line: 4, Screen.init)
      }
    }
    final class Stores {}
    container.register(Service.self, scope: .transient, fileID: "App/App.swift", line: 2, Service.init)
    container.append(part: ScreenPart.self)
    container.register(Stores.self, fileID: "App/App.swift", line: 3, Stores.init)
    container.register(Store.self, name: "main", fileID: "App/App.swift", line: 5, Store.init)
    let error = #expect(throws: ValidationError.self) { try container.validate(entryPoints: [Screen.self]) }
    #expect(
      error?.description == """
        INJ001 missing, error: nothing is registered for Store
          at: App/App.swift:2, Service
          chain: Screen → Service → Store
          also needed by: Screen
          near: Store "main" and Stores
          help: register it, or ask for Store "main" or Stores

        INJ005 unused, warning: nothing asks for Stores
          at: App/App.swift:3, Stores
          help: drop it, or name it as an entry point

        INJ005 unused, warning: nothing asks for Store "main"
          at: App/App.swift:5, Store "main"
          help: drop it, or name it as an entry point

        1 error, 2 warnings; 4 registrations checked
        """)
  }

  @Test func `INJ001 missing, where only a child has it`() {
    container.register(Service.self, scope: .singleton, fileID: "App/App.swift", line: 2, Service.init)
    let child = Container(parent: container)
    child.register(Store.self, fileID: "Flow/Flow.swift", line: 1, Store.init)
    #expect(
      report(of: child, .error) == """
        INJ001 missing, error: nothing is registered for Store
          at: App/App.swift:2, Service
          chain: Service → Store
          help: register it where Service is registered; a container knows its parents, not its children
        """)
  }

  @Test func `INJ001 missing, needed by many`() {
    for number in 0..<8 {
      container.register(Service.self, name: "\(number)", fileID: "App/App.swift", line: 2, Service.init)
    }
    #expect(
      report(of: container, .error) == """
        INJ001 missing, error: nothing is registered for Store
          at: App/App.swift:2, Service "0"
          chain: Service "0" → Store
          also needed by: Service "1", Service "2", Service "3", Service "4", Service "5" and 2 more
          help: register it
        """)
  }

  @Test func `INJ002 ambiguous`() {
    final class Robot: Named { let name = "Robot" }
    container.register { Person() }.implements((any Named).self)
    container.register(Robot.init).implements((any Named).self)
    container.register([String].self, fileID: "App/App.swift", line: 4) { (named: any Named) in [named.name] }
    #expect(
      report(of: container, .error) == """
        INJ002 ambiguous, error: several registrations implement Named, and none goes before the others
          at: App/App.swift:4, Array<String>
          chain: Array<String> → Named
          candidates: Person and Robot
          help: ask for one of them, or register Named itself
        """)
  }

  @Test func `INJ003 cyclic, once for all that need each other`() {
    final class A { init(b: B) {} }
    final class B { init(c: C, d: D) {} }
    final class C { init(a: A) {} }
    final class D { init(b: B) {} }
    final class Start { init(a: A) {} }
    container.register(Start.self, fileID: "App/App.swift", line: 1, Start.init)
    container.register(A.self, fileID: "App/App.swift", line: 2, A.init)
    container.register(B.self, fileID: "App/App.swift", line: 3, B.init)
    container.register(C.self, fileID: "App/App.swift", line: 4, C.init)
    container.register(D.self, fileID: "App/App.swift", line: 5, D.init)
    #expect(
      report(of: container, .error) == """
        INJ003 cyclic, error: A needs itself to be built
          at: App/App.swift:2, A
          chain: A → B → C → A
          also involved: D
          help: hand over one of the references in resolvingProperties, or take it as Lazy
        """)
  }

  @Test func `INJ003 cyclic, of one, and through what implements`() {
    final class One { init(one: One) {} }
    final class Two: Named {
      let name = ""
      init(named: any Named) {}
    }
    container.register(One.self, fileID: "App/App.swift", line: 1, One.init)
    container.register(Two.self, fileID: "App/App.swift", line: 2, Two.init).implements((any Named).self)
    #expect(
      report(of: container, .error) == """
        INJ003 cyclic, error: One needs itself to be built
          at: App/App.swift:1, One
          chain: One → One
          help: hand over one of the references in resolvingProperties, or take it as Lazy

        INJ003 cyclic, error: Two needs itself to be built
          at: App/App.swift:2, Two
          chain: Two → Named → Two
          help: hand over one of the references in resolvingProperties, or take it as Lazy
        """)
  }

  @Test func `what is given when all is built closes no cycle`() throws {
    final class Parent {
      var child: Child?
    }
    final class Child { init(parent: Parent) {} }
    container.register(Parent.init).resolvingProperties { $1.child = try $0.resolve() }
    container.register(Child.init)
    _ = try container.resolve(Parent.self)
    #expect(try container.validate().description == "no problems; 2 registrations checked")
  }

  @Test func `INJ004 captive`() {
    container.register(Store.self, fileID: "App/App.swift", line: 1, Store.init)
    container.register(Service.self, scope: .transient, fileID: "App/App.swift", line: 2, Service.init)
    container.register(scope: .singleton, fileID: "App/App.swift", line: 3) { (service: Service) in [service] }
    container.register(Person.self, scope: .weak, fileID: "App/App.swift", line: 4) { Person() }
    container.register(scope: .singleton, fileID: "App/App.swift", line: 5) { (person: Person) in [person] }
    #expect(
      report(of: container, .warning) == """
        INJ004 captive, warning: Array<Service> is a singleton and keeps Store, which belongs to one graph
          at: App/App.swift:3, Array<Service>
          chain: Array<Service> → Service → Store
          help: make Store a singleton too, or take a Provider of it

        INJ004 captive, warning: Array<Person> is a singleton and keeps Person, which is to go when nobody else holds it
          at: App/App.swift:5, Array<Person>
          chain: Array<Person> → Person
          help: make Person a singleton too, or take a Provider of it
        """)
  }

  @Test func `a singleton may have a transient object of its own`() throws {
    container.register(scope: .transient, Store.init)
    container.register(scope: .singleton, Service.init)
    #expect(try container.validate(entryPoints: [Service.self]).problems.isEmpty)
  }

  @Test func `INJ005 unused, as long as nothing is said of where the program begins`() throws {
    container.register(Store.self, fileID: "App/App.swift", line: 1, Store.init)
    container.register(Service.self, fileID: "App/App.swift", line: 2, Service.init)
    #expect(
      try container.validate().description == """
        INJ005 unused, note: nothing asks for Service
          at: App/App.swift:2, Service
          help: drop it, unless the program asks for it itself

        1 note; 2 registrations checked
        """)
    _ = try container.resolve(Service.self)
    #expect(try container.validate().problems.isEmpty)
  }

  @Test func `INJ006 unchecked`() throws {
    container.register(Store.self, fileID: "App/App.swift", line: 1, with: { _ in Store() })
    container.register(Service.self, arguments: Store.self, fileID: "App/App.swift", line: 2) { Service(store: $1) }
    container.register([Store].self, fileID: "App/App.swift", line: 3) { [$0] }.resolvingProperties { _, _ in }
    #expect(
      report(of: container, .note) == """
        INJ005 unused, note: nothing that could be checked asks for Service(Store)
          at: App/App.swift:2, Service(Store)
          help: drop it, unless the program asks for it itself

        INJ005 unused, note: nothing that could be checked asks for Array<Store>
          at: App/App.swift:3, Array<Store>
          help: drop it, unless the program asks for it itself

        INJ006 unchecked, note: the factory of Store asks the container itself, and has not run yet
          at: App/App.swift:1, Store
          help: name what it needs as the factory's parameters, or validate strictly, which tries it

        INJ006 unchecked, note: the factory of Service(Store) asks the container itself, and only a request has its arguments
          at: App/App.swift:2, Service(Store)
          help: it is checked once it has been resolved

        INJ006 unchecked, note: the resolvingProperties of Array<Store> asks the container itself, and has not run yet
          at: App/App.swift:3, Array<Store>
          help: it is checked once it has been resolved, or validate strictly, which tries it
        """)
    #expect(try container.validate().summary == "5 notes; 3 registrations checked, 3 of them in part")
    _ = try (container.resolve([Store].self), container.resolve(Service.self, arguments: Store()))
    #expect(try container.validate().problems.isEmpty)
  }

  @Test func `to be strict is to try what asks the container itself, and to keep nothing`() throws {
    let built = Counter()
    container.register(
      Store.self, scope: .singleton, fileID: "App/App.swift", line: 1,
      with: { _ in
        built.increment()
        return Store()
      })
    container.register(Service.self, fileID: "App/App.swift", line: 2, with: { try Service(store: $0.resolve()) })
    container.register([Service].self, fileID: "App/App.swift", line: 3) { [$0] }
      .resolvingProperties { container, _ in _ = try container.resolve(Service.self) }
    let report = try container.validate(strictly: true)
    #expect(report.problems.map(\.summary) == ["nothing asks for Array<Service>"])
    #expect(report.uncheckedCount == 0)
    #expect(built.value == 1)
    #expect(container.registrationGraph.edges.map(\.use) == [.initialiser, .initialiser, .property])
    _ = try container.resolve(Store.self)
    #expect(built.value == 2)
  }

  @Test func `what a tried factory misses or throws is told`() throws {
    container.register(Service.self, fileID: "App/App.swift", line: 2, with: { try Service(store: $0.resolve()) })
    container.register(
      Person.self, fileID: "App/App.swift", line: 3, with: { _ in throw Refused(description: "the disk is full") })
    let error = #expect(throws: ValidationError.self) {
      try container.validate(entryPoints: [Service.self, Person.self], strictly: true)
    }
    #expect(
      error?.description == """
        INJ001 missing, error: nothing is registered for Store
          at: App/App.swift:2, Service
          chain: Service → Store
          help: register it

        INJ006 unchecked, note: the factory of Service asks the container itself, and failed when it was tried: nothing is \
        registered for Store (Service → Store); register it
          at: App/App.swift:2, Service
          help: fix it, or name what it needs as the factory's parameters

        INJ006 unchecked, note: the factory of Person asks the container itself, and failed when it was tried: the factory \
        of Person failed: the disk is full
          at: App/App.swift:3, Person
          help: fix it, or name what it needs as the factory's parameters

        1 error, 2 notes; 2 registrations checked, 2 of them in part
        """)
  }

  @Test func `a parent's factories are tried with what the parent knows`() throws {
    container.register(Store.init)
    container.register(Service.self, scope: .singleton, with: { try Service(store: $0.resolve()) })
    let child = Container(parent: container)
    child.register(Store.self, with: { _ in throw Refused(description: "not this one") })
    let report = try child.validate(strictly: true)
    #expect(report.problems.map(\.id) == [.captive, .unused, .unused, .unchecked])
    #expect(report.uncheckedCount == 1)
  }

  /// The problems of a severity, in full.
  private func report(of container: Container, _ severity: ValidationReport.Severity) -> String {
    container.registrationGraph.validated().problems
      .filter { $0.severity == severity }
      .map(\.description).joined(separator: "\n\n")
  }
}

import Injection
import Testing

/// The right-hand columns of the guides for those who move from another container, as written there.
@MainActor struct GuideTests {
  protocol P: AnyObject {}
  protocol Q: AnyObject {}

  final class B { weak var a: A? }

  final class A: P, Q {
    let id: Int
    let b: B
    var late: B?

    init(id: Int = 0, b: B) {
      self.id = id
      self.b = b
    }
  }

  final class Many {
    let all: [any P]
    init(all: [any P]) { self.all = all }
  }

  enum UserPart: Part {
    static func load(container: Container) {
      container.register(B.init)
    }
  }

  @MainActor final class Window {
    let title = "main"
  }

  enum MainPart: @MainActor Part {
    @MainActor static func load(container: Container) {
      container.register(Window.init)
    }
  }

  let container = Container()

  init() {
    container.append(part: UserPart.self)
  }

  @Test func `getting started: a class behind a protocol, an argument, and what a missing registration says`() throws {
    final class Model {
      init(id: Int, p: any P) {}
    }
    let container = Container()
    container.register { Model(id: arg($0), p: $1) }
    let report = #expect(throws: ValidationError.self) { try container.validate(entryPoints: [Model.self]) }?.report
    #expect(report?.problems.map(\.summary) == ["nothing is registered for P"])
    container.register(scope: .singleton, B.init)
    container.register((any P).self, scope: .singleton) { A(b: $0) }
    try container.validate(entryPoints: [Model.self])
    _ = try container.resolve(Model.self, arguments: 42)
  }

  @Test func `modules: a module's part is checked alone`() throws {
    let module = Container { $0.append(part: UserPart.self) }
    try module.validate(entryPoints: [B.self])
    #expect(module.parts.map(\.name) == ["UserPart"])
  }

  @Test func `from Swinject: a service behind a protocol, in the container's scope`() throws {
    container.register((any P).self, scope: .singleton) { A(b: $0) }
    #expect(try container.resolve((any P).self) === container.resolve((any P).self))
    #expect(try Container(parent: container).resolve((any P).self) === container.resolve((any P).self))
  }

  @Test func `from Swinject: names, forwards and what is injected when all is built`() throws {
    container.register(A.self, name: "x") { A(b: $0) }
      .implements((any Q).self)
      .resolvingProperties { container, a in a.late = try container.resolve() }
    let a = try container.resolve(A.self, name: "x")
    #expect(a.late === a.b)
    #expect(try container.resolve((any Q).self, name: "x") is A)
    #expect(try container.resolve(A?.self) == nil)
  }

  @Test func `from Swinject, Factory and DITranquillity: an argument beside what is found`() throws {
    container.register { A(id: arg($0), b: $1) }
    #expect(try container.resolve(A.self, arguments: 7).id == 7)
  }

  @Test func `from Swinject: a closure that resolves becomes a provider`() throws {
    final class Flow {
      let next: Provider<A>
      init(next: Provider<A>) { self.next = next }
    }
    container.register { A(id: arg($0), b: $1) }
    container.register(Flow.init)
    try container.validate(entryPoints: [Flow.self])
    #expect(try container.resolve(Flow.self).next.get(arguments: 7).id == 7)
  }

  @Test func `from Swinject and DITranquillity: what somebody else makes, and properties by key path`() throws {
    func made() -> A { A(b: B()) }
    container.register(made).injecting(\.late)
    #expect(try container.resolve(A.self).late != nil)
  }

  @Test @MainActor func `a part of the main actor registers what belongs there`() throws {
    container.append(part: MainPart.self)
    #expect(try container.resolve(Window.self).title == "main")
  }

  @Test func `from Dip: the same, with interfaces and a circle`() throws {
    container.register(scope: .singleton) { A(b: $0) }.implements((any P).self, (any Q).self)
    container.register(B.self, scope: .singleton, B.init)
      .resolvingProperties { container, b in b.a = try container.resolve() }
    let a = try container.resolve(A.self)
    #expect(a.b.a === a)
    #expect(try container.resolve((any P).self) === a)
  }

  @Test func `from DITranquillity: many, and a lifetime for all that name none`() throws {
    container.defaultScope = .transient
    container.register { A(b: $0) }.implements((any P).self)
    container.register { Many(all: $0) }
    #expect(try container.resolve(Many.self).all.count == 1)
    #expect(try container.resolve(A.self) !== container.resolve(A.self))
    try container.validate(entryPoints: [Many.self])
  }

  @Test func `from Factory: a double for a test`() throws {
    container.register((any P).self, scope: .singleton) { A(id: 1, b: $0) }
    let id = try container.overriding {
      $0.register((any P).self) { A(id: 2, b: $0) }
    } while: {
      (try container.resolve((any P).self) as? A)?.id
    }
    #expect(id == 2)
  }
}

import Injection
import Testing

/// Parameters that are found by type, and what is given when all is built.
struct WiringBehaviours {
  final class View {
    var store: Store?
    var presenter: Presenter?
    var calls: [String] = []
    func take(_ store: Store) { self.store = store }
  }

  final class Presenter {
    var store: Store?
  }

  let container = Container()

  init() {
    container.register(Store.init)
  }

  @Test func `twenty parameters are resolved`() throws {
    typealias S = Store
    container.register {
      (
        a: S, b: S, c: S, d: S, e: S, f: S, g: S, h: S, i: S, j: S, k: S, l: S, m: S, n: S, o: S, p: S, q: S, r: S,
        s: S, t: S
      ) in [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t]
    }
    let stores = try container.resolve([Store].self)
    #expect(stores.count == 20)
    #expect(Set(stores.map(ObjectIdentifier.init)).count == 1)
  }

  @Test func `a name is not handed on to the parameters`() throws {
    container.register(name: "main", Store.init)
    container.register(name: "main", Service.init)
    container.register { (service: Service) in [service.store] }
    container.register([Bool].self) { (store: Store, service: [Service]) in service.map { $0.store === store } }
    #expect(try container.resolve([Bool].self) == [true])
  }

  @Test func `the last factory counts, however few parameters it has`() throws {
    container.register([String].self) { (_: Store, _: Store?) in ["two parameters"] }
    container.register([String].self) { (_: Store) in ["one parameter"] }
    #expect(try container.resolve([String].self) == ["one parameter"])
  }

  @Test func `a method is called with what it takes`() throws {
    container.register(View.init).resolvingProperties { $1.take(try $0.resolve()) }
    #expect(try container.resolve(View.self).store != nil)
  }

  @Test func `a factory may set properties itself`() throws {
    container.register { (store: Store) in
      let view = View()
      view.store = store
      return view
    }
    #expect(try container.resolve(View.self).store != nil)
  }

  @Test func `properties are given once, whether the type, what it implements or an optional is asked for`() throws {
    let given = Counter()
    container.register(scope: .singleton) { Person() }
      .implements((any Named).self)
      .resolvingProperties { _, _ in given.increment() }
    _ = try container.resolve((any Named).self)
    #expect(given.value == 1)
    _ = try container.resolve(Person?.self)
    _ = try container.resolve(Person.self)
    #expect(given.value == 1)
  }

  @Test func `an optional request gives properties too`() throws {
    container.register(View.init).resolvingProperties { $1.store = try $0.resolve() }
    #expect(try container.resolve(View?.self)?.store != nil)
  }

  @Test func `properties may be said later, through the handle`() throws {
    let registration = container.register(View.init)
    #expect(try container.resolve(View.self).store == nil)
    registration.resolvingProperties { $1.store = try $0.resolve() }
    #expect(try container.resolve(View.self).store != nil)
  }

  @Test func `one dependency is given to another`() throws {
    container.register(Presenter.init)
    container.register(View.init).resolvingProperties { container, view in
      view.presenter = try container.resolve()
      view.presenter?.store = try container.resolve()
    }
    #expect(try container.resolve(View.self).presenter?.store != nil)
  }

  @Test func `a later closure sees what an earlier one gave`() throws {
    container.register(View.init)
      .resolvingProperties { $1.store = try $0.resolve() }
      .resolvingProperties { $1.calls.append($1.store == nil ? "before" : "after") }
    #expect(try container.resolve(View.self).calls == ["after"])
  }

  @Test func `a factory knows whom it builds for, also behind a protocol and for a property`() throws {
    final class Logger: Named {
      let name: String
      init(name: String) { self.name = name }
    }
    container.register(Logger.self, scope: .transient, with: { Logger(name: $0.dependent?.description ?? "nobody") })
      .implements((any Named).self)
    container.register(name: "first") { (logger: Logger) in [logger.name] }
    container.register([Int].self) { (named: any Named) in [named.name.count] }
    container.register(View.init).resolvingProperties { $1.calls = [try $0.resolve(Logger.self).name] }
    #expect(try container.resolve(Logger.self).name == "nobody")
    #expect(try container.resolve([String].self, name: "first") == [#"Array<String> "first""#])
    #expect(try container.resolve([Int].self) == ["Array<Int>".count])
    #expect(try container.resolve(View.self).calls == ["View"])
    #expect(try container.resolve(Lazy<Logger>.self).get().name == "nobody")
    #expect(container.dependent == nil)
  }

  @Test func `a property is injected by its key path, under a name where one is given`() throws {
    container.register(name: "main") { Presenter() }
    container.register(View.init).injecting(\.store).injecting(\.presenter, name: "main")
    let view = try container.resolve(View.self)
    #expect(view.store != nil)
    #expect(view.presenter != nil)
  }

  @Test func `a property that may be nil is injected, or refused`() {
    container.register(View.init).injecting(\.presenter)
    #expect(container.refusal(of: View.self) == "nothing is registered for Presenter (View → Presenter); register it")
  }

  @Test func `what is injected by key path is known before it is done, and once`() throws {
    container.register(View.init).injecting(\.store).injecting(\.presenter)
    let report = #expect(throws: ValidationError.self) { try container.validate(entryPoints: [View.self]) }?.report
    #expect(report?.problems.map(\.summary) == ["nothing is registered for Presenter"])
    container.register(Presenter.init)
    try container.validate(entryPoints: [View.self])
    _ = try container.resolve(View.self)
    #expect(container.registrationGraph.edges.filter { $0.use == .property }.count == 2)
  }

  @Test func `what is built is decorated, once, whichever of its types is asked for`() throws {
    container.register((any Named).self, scope: .singleton) { Person(name: "Ann") }
      .decorated { Person(name: "Dr. \($0.name)") }
      .decorated { Person(name: "\($0.name), Esq.") }
    container.register(name: "plain") { Person(name: "Bob") }.implements((any Aged).self)
      .decorated { Person(name: $0.name, age: $0.age + 1) }
    #expect(try container.resolve((any Named).self).name == "Dr. Ann, Esq.")
    #expect(try container.resolve((any Named).self) === container.resolve((any Named).self))
    #expect(try container.resolve((any Aged).self, name: "plain").age == 43)
  }

  @Test func `a decorated factory still says what it needs, and a decorator's error comes through`() {
    container.register(Service.init).decorated { _ in throw Refused(description: "no paint") }
    #expect(container.refusal(of: Service.self) == "the factory of Service failed: no paint")
    #expect(container.registrationGraph.description.contains("Store"))
  }

  @Test func `an error in the closure of properties comes through with its path`() {
    container.register(View.init).resolvingProperties { _, _ in throw Refused(description: "no light") }
    #expect(container.refusal(of: View.self) == "the factory of View failed: no light")
  }
}

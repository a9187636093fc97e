import Injection
import Testing

struct OverrideTests {
  let container = Container()

  init() {
    container.register((any Named).self, scope: .singleton) { Person(name: "real") }
    container.register([String].self, scope: .singleton) { (named: any Named) in [named.name] }
  }

  @Test func `an override holds while the closure runs, and is undone`() throws {
    #expect(try names() == ["real"])
    let during = try container.overriding {
      $0.register((any Named).self) { Person(name: "double") }
    } while: {
      try names()
    }
    #expect(during == ["double"])
    #expect(try names() == ["real"])
  }

  @Test func `it is undone when the closure throws`() throws {
    #expect(throws: Refused.self) {
      try container.overriding {
        $0.register((any Named).self) { Person(name: "double") }
      } while: {
        throw Refused(description: "no")
      }
    }
    #expect(try names() == ["real"])
  }

  @Test func `singletons that exist are left alone, and built anew meanwhile`() throws {
    let real = try container.resolve((any Named).self)
    let first = try container.overriding({ _ in }) { try container.resolve((any Named).self) }
    #expect(first !== real)
    #expect(try container.resolve((any Named).self) === real)
  }

  @Test func `what ran during an override has run`() throws {
    container.register(Store.self, with: { _ in Store() })
    let problems = { try container.validate(entryPoints: [Store.self, [String].self]).problems.map(\.id) }
    #expect(try problems() == [.unchecked])
    _ = try container.overriding({ _ in }) { try container.resolve(Store.self) }
    #expect(try problems().isEmpty)
  }

  @Test func `what is registered or reset meanwhile is undone too`() throws {
    let real = try container.resolve((any Named).self)
    try container.overriding({ _ in }) { () throws in
      container.register(Store.init)
      container.reset()
      #expect(try container.resolve(Store?.self) != nil)
      #expect(container.keys.count == 3)
    }
    #expect(try container.resolve(Store?.self) == nil)
    #expect(try container.resolve((any Named).self) === real)
  }

  @Test func `overrides nest`() throws {
    try container.overriding({ $0.register((any Named).self) { Person(name: "outer") } }) { () throws in
      try container.overriding({
        $0.register(String.self) { (names: [String]) in "inner of \(names)" }
      }) { () throws in
        #expect(try container.resolve(String.self) == #"inner of ["outer"]"#)
      }
      #expect(try names() == ["outer"])
      #expect(try container.resolve(String?.self) == nil)
    }
  }

  @Test func `children see the overrides of their parent, and share none of their own instances`()
    throws
  {
    let child = Container(parent: container)
    child.register(String.self, scope: .singleton) { (named: any Named) in "\(named.name)'s" }
    #expect(try child.resolve(String.self) == "real's")
    try container.overriding({ $0.register((any Named).self) { Person(name: "double") } }) { () throws in
      #expect(try child.resolve(String.self) == "double's")
      let made = Container(parent: container)
      made.register(Int.self) { (named: any Named) in named.name.count }
      #expect(try made.resolve(Int.self) == 6)
    }
    #expect(try child.resolve(String.self) == "real's")
  }

  @Test func `an override of a child is not seen by its parent`() throws {
    let child = Container(parent: container)
    try child.overriding({ $0.register((any Named).self) { Person(name: "double") } }) { () throws in
      #expect(try child.resolve((any Named).self).name == "double")
      #expect(try container.resolve((any Named).self).name == "real")
    }
  }

  @Test func `an override goes with its task and those that it starts, and with no other`()
    async throws
  {
    let container = container
    let (started, overridden) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    async let other = {
      for await _ in overridden.stream { break }
      let name = try container.resolve((any Named).self).name
      started.continuation.yield()
      return name
    }()
    let names = try await container.overriding {
      $0.register((any Named).self) { Person(name: "double") }
    } while: {
      overridden.continuation.yield()
      for await _ in started.stream { break }
      async let child = container.resolve((any Named).self).name
      return [try await child, try container.resolve((any Named).self).name]
    }
    #expect(names == ["double", "double"])
    #expect(try await other == "real")
  }

  @Test func `an override reaches the far end of a chain that outgrows the stack`() throws {
    container.register(String.self, name: "0") { (named: any Named) in named.name }
    for number in 1...10_000 {
      container.register(
        String.self, name: "\(number)", with: { try $0.resolve(name: "\(number - 1)") })
    }
    let name = try container.overriding {
      $0.register((any Named).self) { Person(name: "double") }
    } while: {
      try container.resolve(String.self, name: "10000")
    }
    #expect(name == "double")
  }

  @Test func `parents, names and arguments are overridden as anything else`() throws {
    container.register(Person.self, name: "boss") { Person(name: "real") }
    container.register(Person.self, arguments: Int.self) { Person(age: $1) }
    try container.overriding {
      $0.register(Person.self, name: "boss") { Person(name: "double") }
      $0.register(Person.self, arguments: Int.self) { Person(age: -$1) }
    } while: { () throws in
      #expect(try container.resolve(Person.self, name: "boss").name == "double")
      #expect(try container.resolve(Person.self, arguments: 7).age == -7)
    }
  }

  @Test func `all are in the order of registration, whichever was asked for or overridden first`() throws {
    let container = Container()
    for name in ["a", "b", "c"] { container.register(String.self, name: name) { name } }
    let during = try container.overriding {
      $0.register(String.self, name: "d") { "d" }
      $0.register(String.self, name: "b") { "double" }
    } while: {
      _ = try container.resolve(String.self, name: "c")
      return try container.all(String.self)
    }
    #expect(during == ["a", "double", "c", "d"])
    #expect(try container.all(String.self) == ["a", "b", "c"])
  }

  @Test func `what implements a type is overridden, added to and found ambiguous as ever`() throws {
    let container = Container()
    container.register(scope: .singleton) { Person(name: "real") }.implements((any Aged).self)
    try container.overriding({ $0.register { Person(name: "double", age: 7) }.implements((any Aged).self) }) {
      () throws in
      #expect(try container.resolve((any Aged).self).age == 7)
      try container.overriding({ $0.register(name: "other") { Person() }.implements((any Aged).self) }) { () throws in
        #expect(try container.resolve((any Aged).self).age == 7)
        #expect(try container.resolve((any Aged).self, name: "other").age == 42)
      }
      try container.overriding({ $0.register(Elder.init).implements((any Aged).self) }) { () throws in
        #expect(
          container.refusal(of: (any Aged).self)
            == "Aged is implemented by Person and Elder; ask for one of them, or register Aged itself")
      }
    }
    #expect(try container.resolve((any Aged).self).age == 42)
  }

  @Test func `what is removed meanwhile comes back`() throws {
    let container = Container()
    container.register(scope: .singleton) { Person() }.implements((any Aged).self)
    container.register(Store.init)
    try container.overriding({ _ in }) { () throws in
      _ = try container.resolve((any Aged).self)
      try container.overriding({ $0.remove(Person.self) }) { () throws in
        #expect(try container.resolve((any Aged)?.self) == nil)
        #expect(try container.resolve(Store?.self) != nil)
        #expect(container.keys.count == 1)
      }
      #expect(try container.resolve(Person?.self) != nil)
    }
    #expect(container.keys.count == 3)
  }

  @Test func `an override begins with what is registered then`() throws {
    let container = Container()
    container.register(String.self) { "first" }
    let overrides = try container.overriding({ _ in }) { () throws in
      let overrides = OverrideContext.current
      #expect(container.keys.count == 1)
      return overrides
    }
    container.register(String.self) { "second" }
    container.register(Int.self) { 2 }
    try overrides.run { () throws in
      #expect(try container.resolve(String.self) == "first")
      #expect(try container.resolve(Int?.self) == nil)
    }
    #expect(try container.resolve(String.self) == "second")
  }

  @Test func `what the container removes later stays in the override, at its place`() throws {
    let container = Container()
    for name in ["a", "b", "c"] { container.register(String.self, name: name) { name } }
    let overrides = container.overriding({ $0.register(String.self, name: "d") { "d" } }) { OverrideContext.current }
    container.remove(String.self, name: "a")
    try overrides.run { () throws in
      #expect(try container.resolve(String.self, name: "c") == "c")
      #expect(try container.all(String.self) == ["a", "b", "c", "d"])
      try container.overriding({ $0.register(String.self, name: "e") { "e" } }) { () throws in
        container.remove(String.self, name: "b")
        #expect(try container.all(String.self) == ["a", "c", "d", "e"])
      }
      #expect(try container.all(String.self) == ["a", "b", "c", "d"])
    }
    #expect(try container.all(String.self) == ["b", "c"])
  }

  @Test func `what an outer override removes later stays in the inner one, at its place`() throws {
    let container = Container()
    container.register(String.self, name: "a") { "a" }
    try container.overriding({ for name in ["b", "c"] { $0.register(String.self, name: name) { name } } }) {
      () throws in
      let inner = container.overriding({ $0.register(String.self, name: "d") { "d" } }) { OverrideContext.current }
      container.remove(String.self, name: "a")
      try inner.run { () throws in
        #expect(try container.resolve(String.self, name: "c") == "c")
        #expect(try container.resolve(String.self, name: "b") == "b")
        #expect(try container.all(String.self) == ["a", "b", "c", "d"])
      }
      #expect(try container.all(String.self) == ["b", "c"])
    }
  }

  @Test func `an override within another reaches children, whenever they were made`() throws {
    let app = Container()
    let flow = Container(parent: app)
    let screen = Container(parent: flow)
    app.register(Int.self) { 1 }
    flow.register(Store.self, scope: .singleton, Store.init)
    try app.overriding({ $0.register(Int.self) { 2 } }) { () throws in
      let late = Container(parent: app)
      try app.overriding({ $0.register(Int.self) { 3 } }) { () throws in
        #expect(try flow.resolve(Int.self) == 3)
        #expect(try late.resolve(Int.self) == 3)
      }
      #expect(try flow.resolve(Int.self) == 2)
    }
    try flow.overriding({ _ in }) { () throws in
      try app.overriding({ _ in }) { () throws in
        flow.register(String.self) { "flow" }
        #expect(try screen.resolve(String.self) == "flow")
        #expect(try screen.resolve(Store.self) === flow.resolve(Store.self))
      }
    }
  }

  @Test func `a factory may override what it is given, within an override too`() throws {
    let app = Container()
    app.register(Int.self) { 1 }
    app.register(
      String.self,
      with: { [unowned app] given in
        try given.overriding {
          $0.register(Int.self) { 3 }
        } while: {
          "\(try given.resolve(Int.self)) \(try app.resolve(Int.self))"
        }
      })
    #expect(try app.resolve(String.self) == "3 3")
    #expect(try app.overriding({ $0.register(Int.self) { 2 } }) { try app.resolve(String.self) } == "3 3")
  }

  @Test func `a context that first meets a child leaves the override as it is, and ends with it`() throws {
    let app = Container()
    let child = Container(parent: app)
    app.register(Int.self) { 1 }
    try app.overriding({ $0.register(Int.self) { 2 } }) { () throws in
      OverrideContext.current.run { #expect((try? child.resolve(Int.self)) == 2) }
      #expect(try app.resolve(Int.self) == 2)
    }
    app.overriding({ $0.register(Int.self) { 3 } }) {}
    #expect(try app.resolve(Int.self) == 1)
  }

  private func names() throws -> [String] { try container.resolve() }
}

private final class Elder: Aged {
  let age = 90
}

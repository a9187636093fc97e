import Injection
import Testing

struct DepthTests {
  final class Link {
    let number: Int

    init(number: Int) {
      self.number = number
    }
  }

  let container = Container()

  @Test(arguments: Container.Scope.allCases)
  func `a chain of ten thousand resolves`(scope: Container.Scope) throws {
    container.register(Link.self, name: "0", scope: scope) { Link(number: 0) }
    for number in 1...10_000 {
      container.register(
        Link.self, name: "\(number)", scope: scope,
        with: { container in
          try Link(number: container.resolve(Link.self, name: "\(number - 1)").number + 1)
        })
    }
    #expect(try container.resolve(Link.self, name: "10000").number == 10_000)
  }

  @Test func `a failure at the end of a long chain has the whole path`() {
    for number in 1...2000 {
      container.register(Link.self, name: "\(number)", with: { try $0.resolve(Link.self, name: "\(number - 1)") })
    }
    let error = #expect(throws: InjectionError.self) { try container.resolve(Link.self, name: "2000") }
    guard case .missing(let key, let path, _) = error else {
      Issue.record("nothing is missing")
      return
    }
    #expect(key.name == "0")
    #expect(path.count == 2000)
  }

  @Test func `a chain without end is thrown, and its path cut short`() {
    container.register(Int.self, arguments: Int.self) { container, number in
      try container.resolve(arguments: number + 1)
    }
    expectTooDeep { try container.resolve(Int.self, arguments: 0) }
  }

  @Test @MainActor func `so it is on the main actor, which factories do not leave`() {
    container.register(Int.self, arguments: Int.self) { container, number in
      MainActor.preconditionIsolated()
      return try container.resolve(arguments: number + 1)
    }
    expectTooDeep { try container.resolve(Int.self, arguments: 0) }
  }

  private func expectTooDeep(_ resolve: () throws -> Int) {
    let error = #expect(throws: InjectionError.self) { try resolve() }
    guard case .tooDeep(let path) = error else {
      Issue.record("not too deep")
      return
    }
    #expect(path.count > 100)
    let text = error?.description ?? ""
    #expect(text.hasPrefix("the chain of factories is too long for this thread's stack (Int(Int) → Int(Int) → "))
    #expect(text.contains(" → … \(path.count - 24) more … → "))
  }
}

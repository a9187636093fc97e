import Dispatch
import Foundation
import Injection
import Testing

/// What becomes of the parts of a request that fails.
struct FailedRequestTests {
  let container = Container()

  @Test(.timeLimit(.minutes(1)))
  func `what was lent to a request fails with the one that lent it`() throws {
    final class Left: @unchecked Sendable { var right: Right? }
    final class Right: @unchecked Sendable { var left: Left? }
    let (leftIsBuilt, rightIsBuilt, leftHasFailed) =
      (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    nonisolated(unsafe) var fails = true
    container.register(scope: .singleton, Left.init).resolvingProperties { container, left in
      guard fails else { return left.right = try container.resolve() }
      fails = false
      leftIsBuilt.signal()
      rightIsBuilt.wait()
      left.right = try container.resolve()
      throw Refused(description: "no")
    }
    nonisolated(unsafe) var isFirst = true
    container.register(scope: .singleton, Right.init).resolvingProperties { container, right in
      let waits = isFirst
      isFirst = false
      if waits {
        rightIsBuilt.signal()
        leftIsBuilt.wait()
      }
      right.left = try container.resolve()
      if waits { leftHasFailed.wait() }
    }
    Thread.detachNewThread { [container] in
      #expect(throws: InjectionError.self) { try container.resolve(Left.self) }
      leftHasFailed.signal()
    }
    #expect(throws: InjectionError.self) { try container.resolve(Right.self) }
    #expect(try container.resolve(Right.self).left === container.resolve(Left.self))
  }

  @Test func `what a provider builds of a request that goes on fails with it`() throws {
    final class Inner: Sendable {
      let outer: Outer
      init(outer: Outer) { self.outer = outer }
    }
    final class Outer: @unchecked Sendable { var inner: Inner? }
    nonisolated(unsafe) var fails = true
    container.register(scope: .singleton, Inner.init)
    let inner = try container.resolve(Provider<Inner>.self)
    container.register(scope: .singleton, Outer.init).resolvingProperties { _, outer in
      outer.inner = try inner.get()
      if fails { throw Refused(description: "no") }
    }
    #expect(throws: InjectionError.self) { try container.resolve(Outer.self) }
    fails = false
    #expect(try container.resolve(Inner.self).outer === container.resolve(Outer.self))
  }

  @Test func `nobody finds later what a failed request has left without its properties`() throws {
    final class Half { var isWhole = false }
    final class Whole {
      let half: Half, later: Lazy<Half>
      init(half: Half, later: Lazy<Half>) { (self.half, self.later) = (half, later) }
    }
    nonisolated(unsafe) var (kept, fails): (Whole?, Bool) = (nil, true)
    container.register(Half.init).resolvingProperties { _, half in
      if fails { throw Refused(description: "no") }
      half.isWhole = true
    }
    container.register { (half: Half, later: Lazy<Half>) in
      let whole = Whole(half: half, later: later)
      kept = whole
      return whole
    }
    #expect(throws: InjectionError.self) { try container.resolve(Whole.self) }
    fails = false
    #expect(try kept?.later.get().isWhole == true)
  }

  @Test func `what registers itself anew and fails has failed, and is not asked for ever`() {
    let runs = Counter()
    @Sendable func register(in container: Container) {
      container.register(
        Store.self,
        with: { container in
          runs.increment()
          if runs.value < 100 { register(in: container) }
          throw Refused(description: "no disk")
        })
    }
    register(in: container)
    #expect(container.refusal(of: Store?.self) == "the factory of Store failed: no disk")
    #expect(container.refusal(of: [Store].self) == "the factory of Store failed: no disk")
    #expect(runs.value == 2)
  }
}

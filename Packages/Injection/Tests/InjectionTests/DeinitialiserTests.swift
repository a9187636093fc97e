import Dispatch
import Foundation
import Injection
import Testing

/// What objects may ask the container for while they go.
struct DeinitialiserTests {
  let container = Container()

  @Test(.timeLimit(.minutes(1)))
  func `a deinitialiser that asks for something lazy gives back what its thread is building`() throws {
    final class Late: Sendable {}
    final class Passing: Sendable {
      let late: Lazy<Late>
      init(late: Lazy<Late>) { self.late = late }
      deinit { _ = try? late.get() }
    }
    final class Other: Sendable { init(passing: Passing) {} }
    container.register(Late.init)
    container.register(Passing.init)
    container.register(Other.init)
    let other = try container.resolve(Provider<Other>.self)
    container.register(
      Store.self, scope: .singleton,
      with: { _ in
        _ = try other.get()
        return Store()
      })
    let first = try container.resolve(Store.self)
    container.reset()
    #expect(try container.resolve(Store.self) !== first)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a circle through a deinitialiser and something lazy is found on two threads`() throws {
    final class Passing: Sendable {
      let end: @Sendable () -> Void
      init(end: @escaping @Sendable () -> Void) { self.end = end }
      deinit { end() }
    }
    final class Late: Sendable { init(passing: Passing) {} }
    let (hasGone, hasBegun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup())
    container.register { [unowned container] in
      Passing {
        hasGone.signal()
        hasBegun.wait()
        _ = try? container.resolve(Store.self)
      }
    }
    container.register(Late.init)
    let late = try container.resolve(Lazy<Late>.self)
    nonisolated(unsafe) var isFirst = true
    container.register(
      Store.self, scope: .singleton,
      with: { _ in
        guard isFirst else { return Store() }
        isFirst = false
        hasBegun.signal()
        hasGone.wait()
        _ = try late.get()
        return Store()
      })
    let askedStore = { @Sendable [container] in _ = try? container.resolve(Store.self) }
    for ask in [{ @Sendable in _ = try? late.get() }, askedStore] {
      ended.enter()
      Thread.detachNewThread {
        ask()
        ended.leave()
      }
    }
    #expect(ended.wait(timeout: .now() + 30) == .success)
  }
}

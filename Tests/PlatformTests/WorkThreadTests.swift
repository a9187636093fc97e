import Foundation
import Platform
import Testing

/// Work where the system has no thread to give.
struct WorkThreadTests {
  /// No system has as much address space.
  private static let tooLarge = 1 << 60

  @Test func `work is done on a thread of its own`() {
    let (this, group) = (ObjectIdentifier(Thread.current), DispatchGroup())
    group.enter()
    let hasBegun = WorkThread.start(stackSize: 1 << 20) {
      #expect(ObjectIdentifier(Thread.current) != this)
      group.leave()
    }
    #expect(hasBegun)
    group.wait()
  }

  @Test func `without a thread nothing is done, and that is said`() {
    #expect(!WorkThread.start(stackSize: Self.tooLarge) { Issue.record("it was done") })
  }

  @Test func `what would be done on several threads is done on this one`() {
    #expect([1, 2, 3].concurrentMap(stackSize: Self.tooLarge) { $0 * 2 } == [2, 4, 6])
  }
}

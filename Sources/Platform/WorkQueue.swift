import Foundation
import Synchronization

/// Pieces of work with numbers, which several threads take one after the other.
@usableFromInline
final class WorkQueue: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)

  private init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  /// Does each piece once, on all cores, and returns when all are done.
  @usableFromInline
  static func perform(_ count: Int, stackSize: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let queue = WorkQueue(count, work)
    let threads = min(count, ProcessInfo.processInfo.activeProcessorCount)
    let isOver = DispatchGroup()
    for _ in 0..<threads {
      isOver.enter()
      let hasBegun = WorkThread.start(stackSize: stackSize) {
        queue.takeAll()
        isOver.leave()
      }
      if !hasBegun { isOver.leave() }
    }
    isOver.wait()
    queue.takeAll()
  }

  private func takeAll() {
    while case let index = next.add(1, ordering: .relaxed).oldValue, index < count { work(index) }
  }
}

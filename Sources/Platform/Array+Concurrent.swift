import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on all cores; the results are in the order of the elements.
  ///
  /// Where there is no thread to be had, this one does it all.
  ///
  /// - Parameter stackSize: how many bytes each thread has for recursion, of which the system hands out what is used.
  public func concurrentMap<Result: Sendable>(
    stackSize: Int = 64 << 20, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let queue = WorkQueue(elements: self, transform: transform)
    let threads = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    let isOver = DispatchGroup()
    for _ in 0..<threads {
      isOver.enter()
      let hasBegun = WorkThread.start(stackSize: stackSize) {
        queue.work()
        isOver.leave()
      }
      if !hasBegun { isOver.leave() }
    }
    isOver.wait()
    queue.work()
    return queue.results.withLock { results in results.compactMap { $0 } }
  }
}

/// Elements that several threads take one after the other.
private final class WorkQueue<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  let results: Mutex<[Result?]>

  init(elements: [Element], transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    results = Mutex([Result?](repeating: nil, count: elements.count))
  }

  func work() {
    while case let index = next.add(1, ordering: .relaxed).oldValue, index < elements.count {
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
  }
}

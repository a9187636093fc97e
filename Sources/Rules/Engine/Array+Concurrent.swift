import Dispatch
import Synchronization

extension Array {
  /// What `transform` makes of each element, in their order, on all cores.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result]
  where Element: Sendable {
    guard count > 1 else { return map(transform) }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}

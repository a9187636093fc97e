import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on all cores; the results are in the order of the elements.
  public func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    let results = Mutex([Int: Result]())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in indices.compactMap { results[$0] } }
  }
}

import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on all cores; the results are in the order of the elements.
  public func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // Enough parts that no core waits long for another, and few enough that handing them out costs nothing.
    let partCount = Swift.min(count, 64)
    guard partCount > 1 else { return map(transform) }
    let results = Mutex([[Result]](repeating: [], count: partCount))
    DispatchQueue.concurrentPerform(iterations: partCount) { part in
      let made = self[(part * count / partCount)..<((part + 1) * count / partCount)].map(transform)
      results.withLock { $0[part] = made }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}

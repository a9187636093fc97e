import Dispatch
import Synchronization

extension Array {
  /// What `transform` makes of each element, in their order, on all cores.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result]
  where Element: Sendable {
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

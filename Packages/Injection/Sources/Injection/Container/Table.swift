import Synchronization

/// Finds components by their keys. Any thread may read while one writes.
///
/// A closed hash table of addresses; the container holds the components themselves, and keeps a quarter of it free. What
/// was once found may be let go when `Readers` are gone.
final class Table: Sendable {
  private nonisolated(unsafe) let entries: UnsafeMutablePointer<Atomic<Unmanaged<Component>?>>
  let capacity: Int

  /// Makes a table for a number of components that is a power of two.
  init(capacity: Int) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    for index in 0..<capacity { (entries + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }

  /// The component that answers requests for a key.
  @inline(__always)
  func find(_ key: Container.Key, spread: UInt32) -> Unmanaged<Component>? {
    var index = Int(spread) & (capacity - 1)
    while let component = entries[index].load(ordering: .sequentiallyConsistent) {
      if component._withUnsafeGuaranteedRef({ $0.answers(key, spread: spread) }) { return component }
      index = (index + 1) & (capacity - 1)
    }
    return nil
  }

  /// Puts a component in the place of the one with the same key, or in a free one. One thread at a time may do so.
  func set(_ component: Component, for key: Container.Key) {
    let spread = component.spread
    var index = Int(spread) & (capacity - 1)
    while let other = entries[index].load(ordering: .relaxed),
      !other._withUnsafeGuaranteedRef({ $0.answers(key, spread: spread) })
    {
      index = (index + 1) & (capacity - 1)
    }
    entries[index].store(.passUnretained(component), ordering: .sequentiallyConsistent)
  }

  /// Does something with each component. Not while another thread writes.
  func forEach(_ body: (Component) -> Void) {
    for index in 0..<capacity {
      if let component = entries[index].load(ordering: .relaxed) { body(component.takeUnretainedValue()) }
    }
  }
}

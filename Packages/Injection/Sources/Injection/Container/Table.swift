/// Finds components by their keys: a closed hash table, which its container keeps at most three quarters full.
///
/// It does not retain components, since the container does; so looking through it writes nothing that threads share.
struct Table {
  private var entries: ContiguousArray<Unmanaged<Component>?>
  private var count = 0
  /// A bit for each hash that is there, and for others like it. A child container often knows few keys, and is asked for
  /// many that only its parents know.
  private var filter: UInt64 = 0

  init() {
    entries = ContiguousArray(repeating: nil, count: 8)
  }

  /// The component that answers requests for a key.
  @inline(__always)
  func find(_ key: Container.Key, hash: UInt32) -> Unmanaged<Component>? {
    filter & Self.bit(for: hash) == 0 ? nil : place(of: key, hash: hash).component
  }

  /// Where a key belongs, as long as the table does not change.
  struct Place {
    fileprivate let index: Int
    /// The component that is there; nil if the place is free.
    let component: Unmanaged<Component>?
  }

  /// Finds the place of a key.
  @inline(__always)
  func place(of key: Container.Key, hash: UInt32) -> Place {
    entries.withUnsafeBufferPointer { entries in
      let mask = entries.count - 1
      var index = Int(truncatingIfNeeded: hash) & mask
      while let component = entries[index] {
        if component._withUnsafeGuaranteedRef({ $0.answers(key, hash: hash) }) {
          return Place(index: index, component: component)
        }
        index = (index + 1) & mask
      }
      return Place(index: index, component: nil)
    }
  }

  /// Puts a component in the place of its key, and returns what was there.
  @inline(__always)
  mutating func set(_ component: Component, at place: Place) -> Component? {
    entries.withUnsafeMutableBufferPointer { $0[place.index] = .passUnretained(component) }
    if let old = place.component { return old.takeUnretainedValue() }
    count += 1
    filter |= Self.bit(for: component.hash)
    if 4 * count > 3 * entries.count { grow() }
    return nil
  }

  /// Puts a component in the place of its key.
  mutating func set(_ component: Component) {
    _ = set(component, at: place(of: component.key, hash: component.hash))
  }

  /// The upper bits of the hash, since the lower ones say where the component is.
  @inline(__always)
  private static func bit(for hash: UInt32) -> UInt64 { 1 &<< UInt64(hash >> 26) }

  @inline(never)
  private mutating func grow() {
    let old = entries
    // A small table takes little room, and moves its components less often if it has more of it.
    entries = ContiguousArray(repeating: nil, count: (old.count < 4096 ? 4 : 2) * old.count)
    let mask = entries.count - 1
    entries.withUnsafeMutableBufferPointer { entries in
      for case let component? in old {
        var index = Int(truncatingIfNeeded: component._withUnsafeGuaranteedRef(\.hash)) & mask
        while entries[index] != nil { index = (index + 1) & mask }
        entries[index] = component
      }
    }
  }
}

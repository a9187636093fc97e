/// Identifies an instance within a request: the registration, the container that it is built from, and the arguments
/// that it depends on. It retains nothing.
struct InstanceKey: Equatable {
  let component: Unmanaged<Component>
  let view: Unmanaged<Container>
  /// The innermost of the arguments' frames; 0 if there is none.
  let frame: ArgumentStack.Frame

  init(component: Component, view: Container, frame: ArgumentStack.Frame = 0) {
    self.component = .passUnretained(component)
    self.view = .passUnretained(view)
    self.frame = frame
  }

  static func == (left: Self, right: Self) -> Bool {
    left.component.toOpaque() == right.component.toOpaque() && left.view.toOpaque() == right.view.toOpaque()
      && left.frame == right.frame
  }

  var hash: UInt64 {
    hashOfAddress(
      UInt(bitPattern: component.toOpaque()) &+ 31 &* UInt(bitPattern: view.toOpaque())
        &+ 961 &* UInt(truncatingIfNeeded: frame))
  }
}

/// Values by their keys, in the order in which they came. Only the latest can be taken out.
///
/// The first few are looked through. Those beyond are found in a closed hash table, which needs no marks for what was
/// taken out: all that could have been pushed on by it has gone before.
struct InstanceMap<Value> {
  struct Entry {
    let key: InstanceKey
    var value: Value
    /// Where in the table it is; nil if it is near, or an earlier one has its key.
    fileprivate var slot: Int32?
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// Which entries lie where in the table, counted from 1; 0 is free. At least half are.
  private var table: ContiguousArray<Int32> = []
  private static var near: Int { 8 }
  private static var mostKept: Int { 64 }

  var count: Int { entries.count }

  /// The position of the first entry with a key.
  func position(of key: InstanceKey) -> Int? {
    for index in 0..<min(entries.count, Self.near) where entries[index].key == key { return index }
    guard entries.count > Self.near else { return nil }
    let slot = slot(of: key)
    return table[slot] == 0 ? nil : Int(table[slot]) - 1
  }

  mutating func append(_ value: Value, at key: InstanceKey) {
    entries.append(Entry(key: key, value: value))
    guard entries.count > Self.near else { return }
    if 2 * (entries.count - Self.near) > table.count {
      table = ContiguousArray(repeating: 0, count: max(32, 2 * table.count))
      for position in Self.near..<entries.count { enter(position) }
    } else {
      enter(entries.count - 1)
    }
  }

  mutating func setValue(_ value: Value, at position: Int) {
    entries[position].value = value
  }

  mutating func removeLast() {
    if let slot = entries.removeLast().slot { table[Int(slot)] = 0 }
  }

  /// Releases all values. Room for a few is kept.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: entries.count <= Self.mostKept)
    table = []
  }

  /// Puts an entry into the table, unless there is one with its key.
  private mutating func enter(_ position: Int) {
    let slot = slot(of: entries[position].key)
    guard table[slot] == 0 else { return }
    table[slot] = Int32(position + 1)
    entries[position].slot = Int32(slot)
  }

  /// Where in the table a key is, or would be put.
  @inline(__always)
  private func slot(of key: InstanceKey) -> Int {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while table[slot] != 0, entries[Int(table[slot]) - 1].key != key { slot = (slot + 1) & mask }
    return slot
  }
}

/// Values by their places, in the order in which they came. Only the latest can be taken out.
///
/// The first few are looked through. Those beyond are found in a closed hash table, which needs no marks for what was
/// taken out: all that could have been pushed on by it has gone before.
struct PlaceMap<Value> {
  private(set) var entries: ContiguousArray<(place: Place, value: Value)> = []
  /// Which entries lie where in the table, counted from 1; 0 is free. At least half are.
  private var table: ContiguousArray<Int32> = []
  private static var near: Int { 8 }
  private static var mostKept: Int { 64 }

  var count: Int { entries.count }

  /// The position among the entries.
  func position(of place: Place) -> Int? {
    for index in 0..<min(entries.count, Self.near) where entries[index].place == place { return index }
    guard entries.count > Self.near else { return nil }
    let slot = slot(of: place)
    return table[slot] == 0 ? nil : Int(table[slot]) - 1
  }

  mutating func append(_ value: Value, at place: Place) {
    entries.append((place, value))
    guard entries.count > Self.near else { return }
    if 2 * (entries.count - Self.near) > table.count {
      table = ContiguousArray(repeating: 0, count: max(32, 2 * table.count))
      for index in Self.near..<entries.count - 1 { table[slot(of: entries[index].place)] = Int32(index + 1) }
    }
    table[slot(of: place)] = Int32(entries.count)
  }

  mutating func setValue(_ value: Value, at position: Int) {
    entries[position].value = value
  }

  mutating func removeLast() {
    if entries.count > Self.near { table[slot(of: entries[entries.count - 1].place)] = 0 }
    entries.removeLast()
  }

  /// Lets go of all values. Room for a few is kept.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: entries.count <= Self.mostKept)
    table = []
  }

  /// Where in the table a place is, or would be put.
  private func slot(of place: Place) -> Int {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: place.spread) & mask
    while table[slot] != 0, entries[Int(table[slot]) - 1].place != place { slot = (slot + 1) & mask }
    return slot
  }
}

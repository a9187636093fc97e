/// The text of arrays, dictionaries and sets: their first elements.
struct ContainerText {
  /// Dictionaries and sets are sorted, since their own order changes from run to run; that is worth it for small ones.
  private static let mostSorted = 16

  private let values: ValueText
  private let room: Int
  private let depth: Int

  init(_ values: ValueText, room: Int, depth: Int) {
    self.values = values
    self.room = room
    self.depth = depth + 1
  }

  /// - Parameter address: Where the address of the storage is.
  func text(at address: UnsafeRawPointer) -> String {
    guard let storage = address.object else { return "…" }
    let reader = StorageReader(object: HeapObject(address: storage), catalogue: values.catalogue)
    switch reader.contents {
    case .array(let elements):
      var list = TextList(open: "[", close: "]", room: room)
      for (type, address) in elements where !list.isFull { append(type, address, to: &list) }
      return list.text
    case .dictionary(let entries):
      if entries.isEmpty { return "[:]" }
      return sorted(entries.map { (key: $0.key, value: $0.value as StorageReader.Element?) })
    case .set(let members): return sorted(members.map { (key: $0, value: nil) })
    case nil: return "[]"
    }
  }

  private func sorted(_ entries: [(key: StorageReader.Element, value: StorageReader.Element?)]) -> String {
    guard entries.count <= Self.mostSorted else { return "[…]" }
    let keyed = entries.map { entry in (text(entry.key.type, entry.key.address, room), entry.value) }
    var list = TextList(open: "[", close: "]", room: room)
    for (key, value) in keyed.sorted(by: { $0.0 < $1.0 }) where !list.isFull {
      guard let value else {
        list.append(key)
        continue
      }
      list.append(key + ": " + text(value.type, value.address, list.room - key.count - 2))
    }
    return list.text
  }

  private func append(_ type: TypeMetadata, _ address: UnsafeRawPointer, to list: inout TextList) {
    list.append(text(type, address, list.room))
  }

  private func text(_ type: TypeMetadata, _ address: UnsafeRawPointer, _ room: Int) -> String {
    values.text(type, at: address, room: room, depth: depth)
  }
}

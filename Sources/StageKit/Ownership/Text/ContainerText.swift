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

  /// The text of a container; the address of its storage is at `address`.
  func text(_ type: TypeMetadata, at address: UnsafeRawPointer) -> String {
    guard let storage = address.object else { return "…" }
    let reader = StorageReader(object: HeapObject(address: storage), catalogue: values.catalogue)
    if reader.hashedCount > Self.mostSorted { return "[…]" }
    switch reader.contents {
    case .array(let elements):
      var list = TextList(open: "[", close: "]", room: room)
      for (index, element) in elements.enumerated() {
        if list.isFull { break }
        let isLast = index == elements.count - 1
        list.append(text(element, list.room(isLast: isLast)), isLast: isLast)
      }
      return list.text
    case .dictionary(let entries): return sorted(entries.map { ($0.key, $0.value) })
    case .set(let members): return sorted(members.map { ($0, nil) })
    case nil: return ContextDescriptor(type)?.name == "Dictionary" ? "[:]" : "[]"
    }
  }

  private func sorted(_ entries: [(key: StorageReader.Element, value: StorageReader.Element?)]) -> String {
    let keyed = entries.map { (key: text($0.key, room), value: $0.value) }.sorted { $0.key < $1.key }
    var list = TextList(open: "[", close: "]", room: room)
    for (index, (key, value)) in keyed.enumerated() where !list.isFull {
      let isLast = index == keyed.count - 1
      let value = value.map { ": " + text($0, list.room(isLast: isLast) - key.count - 2) }
      list.append(key + (value ?? ""), isLast: isLast)
    }
    return list.text
  }

  private func text(_ element: StorageReader.Element, _ room: Int) -> String {
    values.text(element.type, at: element.address, room: room, depth: depth)
  }
}

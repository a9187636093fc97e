/// Reads what one node of the heap refers to.
struct HeapReader {
  let catalogue: TypeCatalogue
  /// The addresses of the objects that are known to live.
  var living: Set<HeapObject> = []

  func references(of node: HeapNode) -> [FoundReference] {
    var reader = ValueReader(catalogue: catalogue)
    let address = node.object.address
    switch node.kind {
    case .instance(let layout, _):
      for part in layout.parts {
        reader.read(part.fields, of: address, declaredIn: part.declaredIn)
        for field in part.withheld { read(field, of: address, declaredIn: part.declaredIn, into: &reader) }
      }
    case .storage: StorageReader(object: node.object, catalogue: catalogue).read(into: &reader)
    case .context: readContext(node.object, into: &reader)
    case .box(let type):
      if let value = address.boxedValue(of: type) { reader.readWhole(type, at: value) }
    case .error: node.object.withError { type, value in reader.readWhole(type, at: value) }
    case .variable(let variable): variable.read(into: &reader) { living.contains(HeapObject(address: $0)) }
    case .closed: break
    }
    return reader.found
  }

  /// If the type is unknown, only the addresses of living objects are recognised.
  private func read(
    _ field: ClassLayout.WithheldField, of address: UnsafeRawPointer, declaredIn identity: TypeIdentity,
    into reader: inout ValueReader
  ) {
    let word = MemoryLayout<UInt>.size
    for offset in stride(from: field.range.lowerBound, to: field.range.upperBound - word + 1, by: word) {
      guard let object = (address + offset).object, living.contains(HeapObject(address: object)) else { continue }
      reader.read(.strong, at: address + offset, as: .field(field.name, in: identity))
    }
  }

  private func readContext(_ object: HeapObject, into reader: inout ValueReader) {
    let metadata = object.metadata
    if metadata.kind == .context {
      var context = ContextReader(object.address, metadata: metadata)
      context?.read(into: &reader)
    } else if let type = metadata.address(atWord: 2) {
      let offset = (metadata.pointer + 8).load(as: UInt32.self)
      reader.read(TypeMetadata(pointer: type), at: object.address + Int(offset), as: .capture)
    }
  }
}

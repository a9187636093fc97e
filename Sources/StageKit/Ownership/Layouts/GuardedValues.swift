import Synchronization

/// The kit's values behind locks. The runtime does not describe a `Mutex` in a field, since it cannot be copied.
enum GuardedValues {
  private static let names: [TypeIdentity: [String: String]] = [
    TypeIdentity(module: "Injection", name: "Container"): ["state": "9Injection9ContainerC5StateV"]
  ]

  /// The value behind the lock in a field; nil for unknown fields.
  static func field(_ name: String, of descriptor: ContextDescriptor, offset: Int) -> StoredField? {
    guard let typeName = names[TypeIdentity(descriptor)]?[name],
      let type = _typeByName(typeName).map(TypeMetadata.init), let witnesses = ValueWitnesses(type)
    else { return nil }
    let lock = MemoryLayout<Mutex<Void>>.size
    let valueOffset = (lock + witnesses.alignmentMask) & ~witnesses.alignmentMask
    return StoredField(name: name, offset: offset + valueOffset, type: type, ownership: .strong)
  }
}

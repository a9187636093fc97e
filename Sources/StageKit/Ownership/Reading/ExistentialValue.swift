/// The value in an existential that is not bound to classes.
struct ExistentialValue {
  let type: TypeMetadata
  /// Whether the value is in the existential itself; otherwise its first word is the address of a box.
  let isInline: Bool
  private let existential: UnsafeRawPointer

  init?(at address: UnsafeRawPointer) {
    guard let pointer = address.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) else { return nil }
    type = TypeMetadata(pointer: pointer)
    guard let witnesses = ValueWitnesses(type) else { return nil }
    isInline = witnesses.isStoredInline
    existential = address
  }

  /// The address of the value.
  var address: UnsafeRawPointer? {
    isInline ? existential : existential.object?.boxedValue(of: type)
  }
}

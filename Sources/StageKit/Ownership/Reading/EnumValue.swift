/// The payload of an enum's value.
struct EnumValue {
  let name: String
  let payload: TypeMetadata
  let ownership: ReferenceOwnership
  let isIndirect: Bool
  private let type: TypeMetadata
  private let address: UnsafeRawPointer
  private let isOnlyPayload: Bool

  /// Returns nil for a value without payload.
  init?(of type: TypeMetadata, cases: [EnumCase], at address: UnsafeRawPointer) {
    guard let tag = Self.tag(of: type, at: address), cases.indices.contains(tag), let payload = cases[tag].payload
    else { return nil }
    name = cases[tag].name
    self.payload = payload
    ownership = cases[tag].ownership
    isIndirect = cases[tag].isIndirect
    self.type = type
    self.address = address
    isOnlyPayload = ContextDescriptor(type)?.payloadCaseCount == 1
  }

  /// The index of the value's case.
  static func tag(of type: TypeMetadata, at address: UnsafeRawPointer) -> Int? {
    guard let witnesses = ValueWitnesses(type), witnesses.isEnum else { return nil }
    return witnesses.enumTag(at: address, of: type)
  }

  /// Calls `body` with the payload's bits. They are a copy if the enum hides its case in them.
  func withPayload(_ body: (_ payload: UnsafeRawPointer, _ isCopy: Bool) -> Void) {
    // The payload of an enum with a single one is where the enum is, unchanged.
    if isOnlyPayload { return body(address, false) }
    guard let witnesses = ValueWitnesses(type) else { return }
    withUnsafeTemporaryAllocation(byteCount: max(witnesses.size, 8), alignment: 16) { copy in
      guard let bits = copy.baseAddress else { return }
      bits.copyMemory(from: address, byteCount: witnesses.size)
      witnesses.projectPayload(at: bits, of: type)
      body(UnsafeRawPointer(bits), true)
    }
  }
}

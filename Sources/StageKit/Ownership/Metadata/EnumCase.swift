/// One case of an enum, in the order of the runtime's numbering.
struct EnumCase: Sendable {
  let name: String
  /// Nil for a case without payload, or with one that the runtime cannot name.
  let payload: TypeMetadata?
  let ownership: ReferenceOwnership
  /// Whether the payload is in a box of its own.
  let isIndirect: Bool
}

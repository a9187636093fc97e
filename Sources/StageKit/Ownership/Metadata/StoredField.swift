/// The location of a value in a struct, class or tuple.
struct StoredField: Sendable {
  let name: String
  let offset: Int
  let type: TypeMetadata
  let ownership: ReferenceOwnership
  /// Whether it never changes after the initialiser.
  var isConstant = false
}

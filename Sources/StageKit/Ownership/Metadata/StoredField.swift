/// Where a struct, class or tuple keeps one of its values.
struct StoredField: Sendable {
  let name: String
  let offset: Int
  let type: TypeMetadata
  let ownership: ReferenceOwnership
  /// Whether it keeps for ever what an initialiser has put into it.
  var isConstant = false
}

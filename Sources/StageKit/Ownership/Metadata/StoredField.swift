/// Where a struct, class or tuple keeps one of its values.
struct StoredField: Sendable {
  let name: String
  let offset: Int
  let type: TypeMetadata
  let ownership: ReferenceOwnership
}

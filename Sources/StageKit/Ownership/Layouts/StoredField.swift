/// The location of a value in a struct, class or tuple.
struct StoredField: Sendable {
  let name: String
  let offset: Int
  let type: TypeMetadata
  let ownership: ReferenceOwnership
  /// Whether it never changes after the initialiser.
  var isConstant = false
}

extension StoredField {
  /// The fields of a declaration whose types the runtime can name.
  static func reading(
    _ records: FieldRecords, generics: GenericArguments, offset: (Int) -> Int
  ) -> [StoredField] {
    records.indices.compactMap { index -> StoredField? in
      let record = records[index]
      guard let typeName = record.typeName else { return nil }
      let (ownership, name) = ReferenceOwnership.split(typeName)
      if name.isWithheld { return GuardedValues.field(record.name, of: generics.descriptor, offset: offset(index)) }
      guard let type = generics.type(named: name) else { return nil }
      return StoredField(
        name: record.name, offset: offset(index), type: type, ownership: ownership,
        isConstant: record.isConstant)
    }
  }
}

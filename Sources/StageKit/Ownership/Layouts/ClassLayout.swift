/// The stored fields of a class, the inherited ones first, each with the class that declares it.
struct ClassLayout: Sendable {
  struct Part: Sendable {
    let declaredIn: TypeIdentity
    let fields: [StoredField]
    /// Fields that cannot be copied: the runtime does not tell their types.
    let withheld: [WithheldField]
  }

  /// A field of which only the offset is known.
  struct WithheldField: Sendable {
    let name: String
    let range: Range<Int>
  }

  let identity: TypeIdentity
  let parts: [Part]
  /// The class and its superclasses, itself first.
  let lineage: [TypeIdentity]

  init?(reading metadata: TypeMetadata) {
    guard let identity = TypeIdentity(metadata) else { return nil }
    self.identity = identity
    var parts: [Part] = []
    var lineage: [TypeIdentity] = []
    var current = ClassMetadata(metadata)
    while let type = current {
      if let generics = GenericArguments(type.metadata) {
        let declaredIn = TypeIdentity(generics.descriptor)
        lineage.append(declaredIn)
        if let part = Self.part(of: type, generics: generics, declaredIn: declaredIn) { parts.append(part) }
      }
      current = type.superclass.flatMap(ClassMetadata.init)
    }
    self.parts = parts.reversed()
    self.lineage = lineage
  }

  private static func part(of type: ClassMetadata, generics: GenericArguments, declaredIn: TypeIdentity) -> Part? {
    let word = type.fieldOffsetsWord(of: generics.descriptor)
    guard word != 0, let records = generics.descriptor.fieldRecords, !records.isEmpty,
      !Modules.isSystem(declaredIn.module)
    else { return nil }
    let offsets = records.indices.map { type.metadata.number(atWord: word + $0) }
    let fields = StoredField.reading(records, generics: generics) { offsets[$0] }
    let known = Set(fields.map(\.name))
    let withheld = records.indices.compactMap { index -> WithheldField? in
      let record = records[index]
      guard !known.contains(record.name), record.typeName?.isWithheld == true else { return nil }
      let end = offsets.filter { $0 > offsets[index] }.min() ?? type.instanceSize
      return WithheldField(name: record.name, range: offsets[index]..<max(end, offsets[index]))
    }
    return Part(declaredIn: declaredIn, fields: fields, withheld: withheld)
  }
}

/// The stored fields of a class, those that it inherits first, with the class that declares them.
struct ClassLayout: Sendable {
  struct Part: Sendable {
    let declaredIn: TypeIdentity
    let fields: [StoredField]
  }

  let identity: TypeIdentity
  let parts: [Part]
  /// The class and those that it inherits from, itself first.
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
    let fields = StoredField.reading(records, generics: generics) { type.metadata.number(atWord: word + $0) }
    return Part(declaredIn: declaredIn, fields: fields)
  }
}

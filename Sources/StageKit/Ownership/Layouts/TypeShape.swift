/// How the values of a type are laid out, as far as references may be found in them.
indirect enum TypeShape: Sendable {
  /// Numbers, addresses, text, and anything else that is not looked into.
  case plain
  /// The address of an object.
  case object
  /// The address of an array's, dictionary's or set's storage.
  case container
  /// A function and its context.
  case closure
  /// An error in its box.
  case error
  /// Three words for the value or its box, then its type.
  case existential
  /// Stored fields of a struct, with the type that declares them.
  case fields([StoredField], in: TypeIdentity)
  case tuple([StoredField])
  case cases([EnumCase], in: TypeIdentity)
  /// Equal values, one after the other.
  case repeated(TypeMetadata, count: Int)
}

/// One case of an enum, in the order of the runtime's numbering.
struct EnumCase: Sendable {
  let name: String
  /// Nil for a case without payload, or with one that the runtime cannot name.
  let payload: TypeMetadata?
  let ownership: ReferenceOwnership
  /// Whether the payload is in a box of its own.
  let isIndirect: Bool
}

extension TypeShape {
  /// Reads the shape of a type from its metadata.
  init(reading metadata: TypeMetadata) {
    switch metadata.kind {
    case .class: self = .object
    case .struct: self = Self.structure(metadata)
    case .enum, .optional: self = Self.enumeration(metadata)
    case .tuple: self = .tuple(Self.tupleFields(metadata))
    case .function:
      // The calling convention is in the third byte; zero is a function with a context.
      self = metadata.number(atWord: 1) & 0xFF_0000 == 0 ? .closure : .plain
    case .existential: self = Self.existential(flags: UInt32(truncatingIfNeeded: metadata.number(atWord: 1)))
    case .extendedExistential:
      let kind = metadata.address(atWord: 1)?.load(as: UInt32.self) ?? 0xFF
      self = kind & 0xFF == 0 ? .existential : kind & 0xFF == 1 ? .object : .plain
    case .fixedArray:
      guard let element = metadata.address(atWord: 2) else { fallthrough }
      self = .repeated(TypeMetadata(pointer: element), count: metadata.number(atWord: 1))
    default: self = .plain
    }
  }

  private static func existential(flags: UInt32) -> TypeShape {
    if flags & 0x3F00_0000 != 0 { return .error }
    return flags & 0x8000_0000 == 0 ? .object : .existential
  }

  private static func structure(_ metadata: TypeMetadata) -> TypeShape {
    guard let generics = GenericArguments(metadata), ValueWitnesses(metadata) != nil else { return .plain }
    let descriptor = generics.descriptor
    let identity = TypeIdentity(descriptor)
    if Containers.structs.contains(identity) { return .container }
    guard Modules.areValuesOpen(in: identity.module) else { return .plain }
    let offsetsWord = descriptor.fieldOffsetsWord
    guard offsetsWord != 0, let records = descriptor.fieldRecords else { return .plain }
    let offsets = metadata.pointer + offsetsWord * MemoryLayout<Int>.size
    let fields = StoredField.reading(records, generics: generics) { index in
      Int(offsets.load(fromByteOffset: index * 4, as: UInt32.self))
    }
    return .fields(fields, in: identity)
  }

  private static func enumeration(_ metadata: TypeMetadata) -> TypeShape {
    guard let generics = GenericArguments(metadata), let witnesses = ValueWitnesses(metadata), witnesses.isEnum,
      let records = generics.descriptor.fieldRecords
    else { return .plain }
    let identity = TypeIdentity(generics.descriptor)
    guard Modules.areValuesOpen(in: identity.module) else { return .plain }
    let cases = records.map { record in
      guard let typeName = record.typeName else {
        return EnumCase(name: record.name, payload: nil, ownership: .strong, isIndirect: false)
      }
      let (ownership, name) = ReferenceOwnership.split(typeName)
      return EnumCase(
        name: record.name, payload: generics.type(named: name), ownership: ownership, isIndirect: record.isIndirect)
    }
    return .cases(cases, in: identity)
  }

  private static func tupleFields(_ metadata: TypeMetadata) -> [StoredField] {
    let labels = metadata.address(atWord: 2)?.text.split(separator: " ", omittingEmptySubsequences: false) ?? []
    return (0..<metadata.number(atWord: 1)).compactMap { index in
      guard let type = metadata.address(atWord: 3 + 2 * index) else { return nil }
      let label = index < labels.count && !labels[index].isEmpty ? String(labels[index]) : String(index)
      return StoredField(
        name: label, offset: metadata.number(atWord: 4 + 2 * index) & 0xFFFF_FFFF, type: TypeMetadata(pointer: type),
        ownership: .strong)
    }
  }
}

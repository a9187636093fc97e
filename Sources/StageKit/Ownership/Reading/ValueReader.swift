import CStageHooks

/// Finds the references in values, by the layout of their types alone: no code of the app is run.
struct ValueReader {
  private(set) var found: [FoundReference] = []

  private let catalogue: TypeCatalogue
  private var path: [PathPart] = []

  init(catalogue: TypeCatalogue = .shared) {
    self.catalogue = catalogue
  }

  /// Reads a value as the named part of the value that is being read.
  mutating func read(
    _ type: TypeMetadata, at address: UnsafeRawPointer, home: UnsafeRawPointer? = nil, as part: PathPart
  ) {
    path.append(part)
    read(type, at: address, home: home ?? address)
    path.removeLast()
  }

  /// Reads a value that is not a part of another.
  mutating func readWhole(_ type: TypeMetadata, at address: UnsafeRawPointer) {
    read(type, at: address, home: address)
  }

  /// Reads stored fields of the value at an address.
  mutating func read(_ fields: [StoredField], of address: UnsafeRawPointer, declaredIn identity: TypeIdentity) {
    read(fields, of: address, home: address) { .field($0.name, in: identity) }
  }

  /// Reads a single reference.
  mutating func read(_ ownership: ReferenceOwnership, at address: UnsafeRawPointer, as part: PathPart) {
    path.append(part)
    read(ownership, at: address)
    path.removeLast()
  }

  /// Reads a function value: its code, then its context.
  mutating func readClosure(at address: UnsafeRawPointer, as part: PathPart) {
    path.append(part)
    readClosure(at: address)
    path.removeLast()
  }

  /// - Parameter home: where the value really is, when `address` is a copy of its bits. A weak reference may only be
  ///   loaded from there.
  private mutating func read(_ type: TypeMetadata, at address: UnsafeRawPointer, home: UnsafeRawPointer) {
    switch catalogue.shape(of: type) {
    case .plain: break
    case .object: read(.strong, at: address)
    case .container: if catalogue.mayHoldReferences(type) { read(.strong, at: address) }
    case .closure: readClosure(at: address)
    case .error: read(.strong, at: address)
    case .existential: readExistential(at: address, home: home)
    case .fields(let fields, let identity): read(fields, of: address, home: home) { .field($0.name, in: identity) }
    case .tuple(let fields): read(fields, of: address, home: home) { .element($0.name) }
    case .cases(let cases, let identity): read(cases, of: type, in: identity, at: address, home: home)
    case .repeated(let element, let count):
      guard catalogue.mayHoldReferences(element), let stride = ValueWitnesses(element)?.stride else { break }
      for index in 0..<count {
        let offset = index * stride
        if count == 1 {
          read(element, at: address, home: home)
        } else {
          read(element, at: address + offset, home: home + offset, as: .index(index))
        }
      }
    }
  }

  private mutating func read(
    _ fields: [StoredField], of address: UnsafeRawPointer, home: UnsafeRawPointer, as part: (StoredField) -> PathPart
  ) {
    for field in fields {
      path.append(part(field))
      if field.ownership == .strong {
        read(field.type, at: address + field.offset, home: home + field.offset)
      } else {
        read(field.ownership, at: home + field.offset)
      }
      path.removeLast()
    }
  }

  private mutating func read(_ ownership: ReferenceOwnership, at address: UnsafeRawPointer) {
    switch ownership {
    case .weak:
      guard let object = atelier_weak_load(address) else { return }
      append(object, .weak)
      atelier_release(object)
    case .unowned:
      guard let object = address.object, !atelier_is_deallocating(object) else { return }
      append(object, .unowned)
    case .strong, .unmanaged:
      guard let object = address.object else { return }
      append(object, ownership)
    }
  }

  private mutating func readClosure(at address: UnsafeRawPointer) {
    // An optional function that is nil has no code; its context must not be read then.
    guard let code = address.load(as: UnsafeRawPointer?.self), let context = (address + MemoryLayout<Int>.size).object
    else { return }
    append(context, .strong, code: code)
  }

  private mutating func readExistential(at address: UnsafeRawPointer, home: UnsafeRawPointer) {
    guard let value = ExistentialValue(at: address) else { return }
    if value.isInline {
      read(value.type, at: address, home: home)
    } else if catalogue.mayHoldReferences(value.type), let box = address.object {
      append(box, .strong, form: .box(value.type))
    }
  }

  private mutating func read(
    _ cases: [EnumCase], of type: TypeMetadata, in identity: TypeIdentity, at address: UnsafeRawPointer,
    home: UnsafeRawPointer
  ) {
    guard catalogue.mayHoldReferences(type), let value = EnumValue(of: type, cases: cases, at: address) else { return }
    path.append(.payload(value.name, in: identity))
    value.withPayload { payload, isCopy in
      if value.isIndirect {
        guard let box = payload.object else { return }
        append(box, .strong, form: .box(value.payload))
      } else if value.ownership == .strong {
        read(value.payload, at: payload, home: home)
      } else {
        read(value.ownership, at: isCopy && value.ownership != .weak ? payload : home)
      }
    }
    path.removeLast()
  }

  private mutating func append(
    _ address: UnsafeRawPointer, _ ownership: ReferenceOwnership, code: UnsafeRawPointer? = nil,
    form: FoundReference.Form = .selfDescribing
  ) {
    found.append(
      FoundReference(address: address, form: form, ownership: ownership, code: code, path: path))
  }
}

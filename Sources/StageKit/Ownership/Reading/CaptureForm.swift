/// How one capture lies in a closure's context.
enum CaptureForm {
  /// A value of a type that the runtime knows.
  case value(TypeMetadata)
  /// A function with its context.
  case closure
  /// The address of an object, or of a captured variable's box; its width if known.
  case reference(ReferenceOwnership, width: Int?)
  /// This many words without anything to follow.
  case words(Int)

  init?(_ name: MangledName, in environment: GenericEnvironment) {
    if name.isBox {
      self = .reference(.strong, width: 8)
      return
    }
    let (ownership, referent) = ReferenceOwnership.split(name)
    if ownership != .strong {
      let type = environment.type(named: referent)
      let width = type.flatMap { ValueWitnesses($0)?.size } ?? (referent.isClass ? 8 : nil)
      self = .reference(ownership, width: width)
      return
    }
    switch name.functionForm {
    case .thick: self = .closure
    case .thin: self = .words(1)
    case nil: self.init(metatypeOrValue: name, in: environment)
    }
  }

  /// Types as values end with a letter that says whether there is anything to store at all.
  private init?(metatypeOrValue name: MangledName, in environment: GenericEnvironment) {
    if name.hasSuffix("XMt") {
      self = .words(0)
    } else if name.hasSuffix("XMT") {
      self = .words(1)
    } else if name.hasSuffix("XmT") {
      guard let protocols = environment.type(named: name.dropLast(3)), protocols.kind == .existential else {
        return nil
      }
      self = .words(1 + protocols.number(atWord: 1) & 0xFF_FFFF)
    } else if let type = environment.type(named: name) {
      self = .value(type)
    } else if name.isClass {
      self = .reference(.strong, width: 8)
    } else {
      return nil
    }
  }

  var size: Int? {
    switch self {
    case .value(let type): ValueWitnesses(type)?.size
    case .closure: 16
    case .reference(_, let width): width
    case .words(let count): 8 * count
    }
  }

  var alignmentMask: Int {
    if case .value(let type) = self { ValueWitnesses(type)?.alignmentMask ?? 7 } else { 7 }
  }
}

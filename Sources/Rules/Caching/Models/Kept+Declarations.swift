extension Modifiers: Kept {
  private static let ownerships: [Property.Ownership] = [.strong, .weak, .unowned]

  init(from reader: inout KeptReader) {
    self.init(
      access: AccessLevel(from: &reader), setter: AccessLevel?(from: &reader),
      ownership: reader.readCase(of: Self.ownerships), isStatic: Bool(from: &reader), isLazy: Bool(from: &reader),
      isOverride: Bool(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    access.write(to: &writer)
    setter.write(to: &writer)
    writer.write(ownership, of: Self.ownerships)
    isStatic.write(to: &writer)
    isLazy.write(to: &writer)
    isOverride.write(to: &writer)
  }
}

extension AccessLevel: Kept {
  init(from reader: inout KeptReader) { self = AccessLevel(rawValue: Int(from: &reader)) ?? .internal }
  func write(to writer: inout KeptWriter) { rawValue.write(to: &writer) }
}

extension Parameter: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      label: String?(from: &reader), name: String(from: &reader), type: TypeName(from: &reader),
      offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    label.write(to: &writer)
    name.write(to: &writer)
    type.write(to: &writer)
    offset.write(to: &writer)
  }
}

/// A code as the number of its file's lists and its own in them.
extension Code: Kept {
  init(from reader: inout KeptReader) {
    let list = Int(from: &reader)
    let number = Int(from: &reader)
    if reader.codes.indices.contains(list), reader.codes[list].lists.bodies.indices.contains(number) {
      self.init(number: number, in: reader.codes[list])
    } else {
      self = .none
    }
  }

  func write(to writer: inout KeptWriter) {
    let list = writer.codes.firstIndex { $0 === file }
    (list ?? -1).write(to: &writer)
    number.write(to: &writer)
  }
}

extension Function: Kept {
  private static let kinds: [Kind] = [.function, .initialiser, .deinitialiser, .subscript]

  convenience init(from reader: inout KeptReader) {
    self.init(
      kind: reader.readCase(of: Self.kinds), name: String(from: &reader), offset: Int(from: &reader),
      modifiers: Modifiers(from: &reader), attributes: [String](from: &reader),
      parameters: [Parameter](from: &reader), result: TypeName?(from: &reader), code: Code(from: &reader),
      bodyOffset: Int?(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    writer.write(kind, of: Self.kinds)
    name.write(to: &writer)
    offset.write(to: &writer)
    modifiers.write(to: &writer)
    attributes.write(to: &writer)
    parameters.write(to: &writer)
    result.write(to: &writer)
    code.write(to: &writer)
    bodyOffset.write(to: &writer)
  }
}

extension Property: Kept {
  convenience init(from reader: inout KeptReader) {
    self.init(
      name: String(from: &reader), offset: Int(from: &reader), type: TypeName?(from: &reader),
      value: Value(from: &reader), modifiers: Modifiers(from: &reader), isLet: Bool(from: &reader),
      isComputed: Bool(from: &reader), saysSet: Bool(from: &reader), attributes: [String](from: &reader),
      code: Code(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    offset.write(to: &writer)
    type.write(to: &writer)
    value.write(to: &writer)
    modifiers.write(to: &writer)
    isLet.write(to: &writer)
    isComputed.write(to: &writer)
    saysSet.write(to: &writer)
    attributes.write(to: &writer)
    code.write(to: &writer)
  }
}

extension TypeDeclaration.Kind: Kept {
  static let all: [Self] = [.class, .struct, .enum, .actor, .protocol, .extension]

  init(from reader: inout KeptReader) { self = reader.readCase(of: Self.all) }
  func write(to writer: inout KeptWriter) { writer.write(self, of: Self.all) }
}

extension TypeDeclaration: Kept {
  convenience init(from reader: inout KeptReader) {
    self.init(
      kind: Kind(from: &reader), name: String(from: &reader), offset: Int(from: &reader),
      access: AccessLevel(from: &reader), attributes: [String](from: &reader), inherited: [TypeName](from: &reader),
      selfRequirements: [TypeName](from: &reader), properties: [Property](from: &reader),
      functions: [Function](from: &reader), aliases: [String: TypeName](from: &reader), whole: Code(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    kind.write(to: &writer)
    name.write(to: &writer)
    offset.write(to: &writer)
    access.write(to: &writer)
    attributes.write(to: &writer)
    inherited.write(to: &writer)
    selfRequirements.write(to: &writer)
    properties.write(to: &writer)
    functions.write(to: &writer)
    aliases.write(to: &writer)
    whole.write(to: &writer)
  }
}

extension Import: Kept {
  init(from reader: inout KeptReader) {
    self.init(module: String(from: &reader), isTestable: Bool(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    module.write(to: &writer)
    isTestable.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension Suppression: Kept {
  init(from reader: inout KeptReader) {
    let rules = [String](from: &reader)
    let reason = String(from: &reader)
    let first = Int(from: &reader)
    let last = Int(from: &reader)
    self.init(
      rules: rules, reason: reason, lines: first...max(first, last), commentLine: Int(from: &reader),
      column: Int(from: &reader), fault: String?(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    rules.write(to: &writer)
    reason.write(to: &writer)
    lines.lowerBound.write(to: &writer)
    lines.upperBound.write(to: &writer)
    commentLine.write(to: &writer)
    column.write(to: &writer)
    fault.write(to: &writer)
  }
}

/// Values as short text, read from their memory: descriptions that the app defines are never called.
struct ValueText {
  private static let deepest = 3

  /// The maximal length of one value.
  let limit: Int
  /// Whether two objects of one type have different texts.
  let tellsObjectsApart: Bool
  let catalogue: TypeCatalogue

  init(limit: Int = 24, tellsObjectsApart: Bool = false, catalogue: TypeCatalogue = .shared) {
    self.limit = limit
    self.tellsObjectsApart = tellsObjectsApart
    self.catalogue = catalogue
  }

  /// `"Login"`, `42`, `.signedOut`, `User(id: 42, …)`, `UserPresenter`.
  ///
  /// A `RawRepresentable` struct that stores nothing but its raw value is written as that: `42` for `User.ID`.
  func text(of value: Any) -> String {
    // `as Any` keeps the compiler from opening the box, whose own bytes are wanted.
    withUnsafeBytes(of: value as Any) { bytes in
      guard let start = bytes.baseAddress, let value = ExistentialValue(at: start), let address = value.address
      else { return "…" }
      return text(value.type, at: address, room: limit, depth: 0)
    }
  }

  /// The text of a value in memory, at most `room` characters long; but the name of an object's type is not shortened
  /// if it stands alone.
  func text(_ type: TypeMetadata, at address: UnsafeRawPointer, room: Int, depth: Int) -> String {
    let text = unlimitedText(type, at: address, room: room, depth: depth)
    guard text.count > room else { return text }
    if text.hasPrefix("\""), room > 3 { return text.prefix(room - 2) + "…\"" }
    if depth > 0 { return "…" }
    return text.allSatisfy(\.isNamePart) ? text : text.prefix(room - 1) + "…"
  }

  private func unlimitedText(_ type: TypeMetadata, at address: UnsafeRawPointer, room: Int, depth: Int) -> String {
    if let text = KnownText.text(of: type, at: address, limit: limit) { return text }
    guard depth <= Self.deepest, room > 0 else { return "…" }
    if let text = CurrentValueText(values: self, room: room, depth: depth).text(type, at: address) { return text }
    switch catalogue.shape(of: type) {
    case .plain: return plainText(type, at: address)
    case .object: return address.object.map(objectText) ?? "nil"
    case .closure, .repeated: return "…"
    case .container: return ContainerText(self, room: room, depth: depth).text(type, at: address)
    case .error: return errorText(at: address, room: room, depth: depth)
    case .existential:
      guard let value = ExistentialValue(at: address), let inner = value.address else { return "…" }
      return text(value.type, at: inner, room: room, depth: depth)
    case .fields(let fields, _): return structText(type, fields, at: address, room: room, depth: depth)
    case .tuple(let fields): return listText("(", fields, at: address, room: room, depth: depth)
    case .cases(let cases, _): return enumText(type, cases, at: address, room: room, depth: depth)
    }
  }

  private func objectText(_ object: UnsafeRawPointer) -> String {
    let name = TypeName.short(HeapObject(address: object).metadata.type)
    return tellsObjectsApart ? "\(name)@\(UInt(bitPattern: object))" : name
  }

  private func plainText(_ type: TypeMetadata, at address: UnsafeRawPointer) -> String {
    switch type.kind {
    case .metatype:
      type.address(atWord: 1).map { TypeName.short(TypeMetadata(pointer: $0).type) + ".self" } ?? "…"
    case .existentialMetatype: address.object.map { TypeName.short(TypeMetadata(pointer: $0).type) + ".self" } ?? "…"
    case .struct, .enum: TypeName.short(type.type) + "(…)"
    default: "…"
    }
  }

  private func structText(
    _ type: TypeMetadata, _ fields: [StoredField], at address: UnsafeRawPointer, room: Int, depth: Int
  ) -> String {
    if let rawValue = type.onlyRawValue(of: fields) {
      return text(rawValue.type, at: address + rawValue.offset, room: room, depth: depth)
    }
    let name = TypeName.short(type.type)
    let type = type.type
    // Its author defines its description; without calling it, there is nothing to show but the type's name.
    if type is any CustomStringConvertible.Type || type is any CustomReflectable.Type { return name + "(…)" }
    return listText(name + "(", fields, at: address, room: room, depth: depth)
  }

  private func listText(
    _ open: String, _ fields: [StoredField], at address: UnsafeRawPointer, room: Int, depth: Int
  ) -> String {
    var list = TextList(open: open, close: ")", room: room)
    for (index, field) in fields.enumerated() where !list.isFull {
      let isLast = index == fields.count - 1
      let label = field.name.first?.isNumber == true ? "" : FieldName.readable(field.name) + ": "
      let room = list.room(isLast: isLast) - label.count
      let isReadable = field.ownership == .strong
      let text = isReadable ? text(field.type, at: address + field.offset, room: room, depth: depth + 1) : "…"
      list.append(label + text, isLast: isLast)
    }
    return list.text
  }

  private func enumText(
    _ type: TypeMetadata, _ cases: [EnumCase], at address: UnsafeRawPointer, room: Int, depth: Int
  ) -> String {
    guard let tag = EnumValue.tag(of: type, at: address), cases.indices.contains(tag) else { return "…" }
    guard let value = EnumValue(of: type, cases: cases, at: address) else {
      return type.kind == .optional ? "nil" : "." + cases[tag].name
    }
    var text = ""
    value.withPayload { bits, _ in
      let payload = value.isIndirect ? bits.object?.boxedValue(of: value.payload) : bits
      guard let payload, value.ownership == .strong else { return }
      let isBare = type.kind == .optional
      let room = isBare ? room : room - value.name.count - 3
      text = self.text(value.payload, at: payload, room: room, depth: depth + (isBare ? 0 : 1))
    }
    if type.kind == .optional { return text }
    let isTuple = value.payload.kind == .tuple && text.hasPrefix("(")
    return "." + value.name + (isTuple ? text : "(\(text.isEmpty ? "…" : text))")
  }

  private func errorText(at address: UnsafeRawPointer, room: Int, depth: Int) -> String {
    guard let box = address.object else { return "nil" }
    return HeapObject(address: box).withError { type, value in text(type, at: value, room: room, depth: depth) } ?? "…"
  }
}

extension TypeMetadata {
  /// The field `rawValue` of a `RawRepresentable` struct that has no other.
  func onlyRawValue(of fields: [StoredField]) -> StoredField? {
    guard fields.count == 1, fields[0].name == "rawValue", type is any RawRepresentable.Type else { return nil }
    return fields[0]
  }
}

extension Character {
  /// Whether it may be part of a type's name.
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "." || self == "_" }
}

extension ValueText {
  /// A dictionary's key as it is written in code; nil for keys without a short form.
  func key(_ type: TypeMetadata, at address: UnsafeRawPointer) -> String? {
    if let text = KnownText.text(of: type, at: address, limit: limit) { return text }
    if case .fields(let fields, _) = catalogue.shape(of: type), let rawValue = type.onlyRawValue(of: fields) {
      return KnownText.text(of: rawValue.type, at: address + rawValue.offset, limit: limit)
    }
    guard type.kind == .enum, case .cases(let cases, _) = catalogue.shape(of: type),
      let tag = EnumValue.tag(of: type, at: address), cases.indices.contains(tag), cases[tag].payload == nil
    else { return nil }
    return "." + cases[tag].name
  }
}

/// The text of a type that wraps a changing value: a published property, or a subject with a current value.
struct CurrentValueText {
  private static let published = TypeIdentity(module: "OpenCombine", name: "Published")
  private static let subjects: Set<TypeIdentity> = [
    TypeIdentity(module: "OpenCombine", name: "CurrentValueSubject"),
    TypeIdentity(module: "OpenCombine", name: "PublishedSubject"),
  ]
  private static let valueField = "currentValue"

  let values: ValueText
  let room: Int
  let depth: Int

  /// `"Ann"` for a published property, `CurrentValueSubject("Ann")` for a subject; nil for other types.
  func text(_ type: TypeMetadata, at address: UnsafeRawPointer) -> String? {
    switch type.kind {
    case .struct: TypeIdentity(type) == Self.published ? publishedText(type, at: address) : nil
    case .class: address.object.flatMap(subjectText)
    default: nil
    }
  }

  /// Its one field is a box with either the value or, after the first subscription, the publisher that has it.
  private func publishedText(_ type: TypeMetadata, at address: UnsafeRawPointer) -> String? {
    guard let box = address.object, let layout = values.catalogue.layout(ofClass: HeapObject(address: box).metadata),
      let storage = layout.parts.last?.fields.first,
      case .cases(let cases, _) = values.catalogue.shape(of: storage.type),
      let stored = EnumValue(of: storage.type, cases: cases, at: box + storage.offset)
    else { return nil }
    var text: String?
    stored.withPayload { payload, _ in
      text =
        stored.name == "publisher"
        ? payload.object.flatMap(valueText) : values.text(stored.payload, at: payload, room: room, depth: depth)
    }
    return text
  }

  private func subjectText(_ subject: UnsafeRawPointer) -> String? {
    let metadata = HeapObject(address: subject).metadata
    guard metadata.kind == .class, let identity = TypeIdentity(metadata), Self.subjects.contains(identity) else {
      return nil
    }
    return valueText(subject).map { "\(identity.name)(\($0))" }
  }

  private func valueText(_ subject: UnsafeRawPointer) -> String? {
    let layout = values.catalogue.layout(ofClass: HeapObject(address: subject).metadata)
    return layout?.parts.last?.fields.first { $0.name == Self.valueField }.map { field in
      values.text(field.type, at: subject + field.offset, room: room, depth: depth + 1)
    }
  }
}

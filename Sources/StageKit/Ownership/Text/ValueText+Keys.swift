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

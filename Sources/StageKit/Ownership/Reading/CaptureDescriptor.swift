/// The compiler's list of what a closure's context holds.
struct CaptureDescriptor {
  let pointer: UnsafeRawPointer

  /// How many words of generic arguments stand before the captures.
  var bindingCount: Int { count(at: 8) }

  /// The types of the captures; nothing for one that the compiler could not write down.
  var captures: [MangledName?] {
    (0..<count(at: 0)).map { MangledName((pointer + 12).relative(at: 4 * $0)) }
  }

  /// Where to find what generic parameters stand for.
  var sources: [(parameter: GenericParameter, source: MetadataSource)] {
    let start = pointer + 12 + 4 * count(at: 0)
    return (0..<count(at: 4)).compactMap { index in
      guard let name = MangledName(start.relative(at: 8 * index)), let parameter = GenericParameter(name),
        let text = start.relative(at: 8 * index + 4)?.text, let source = MetadataSource(text)
      else { return nil }
      return (parameter, source)
    }
  }

  /// Whether the first of those words is a type, and not a number or a table.
  var beginsWithMetadata: Bool {
    sources.contains { if case .binding(0) = $0.source { true } else { false } }
  }

  private func count(at offset: Int) -> Int { Int(pointer.load(fromByteOffset: offset, as: UInt32.self)) }
}

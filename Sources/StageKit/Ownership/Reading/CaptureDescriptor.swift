/// The compiler's list of what a closure's context holds.
///
/// See include/swift/RemoteInspection/Records.h (`CaptureDescriptor`) in the Swift repository.
struct CaptureDescriptor {
  let pointer: UnsafeRawPointer

  /// The number of words of generic arguments before the captures.
  var bindingCount: Int { count(at: 8) }

  /// The types of the captures; nil for one that the compiler could not describe.
  var captures: [MangledName?] {
    (0..<count(at: 0)).map { MangledName((pointer + 12).relative(at: 4 * $0)) }
  }

  /// Where to find the generic arguments.
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

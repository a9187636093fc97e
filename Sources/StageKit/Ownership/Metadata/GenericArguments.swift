import CStageHooks

/// The generic arguments of a nominal type, as its metadata stores them.
struct GenericArguments {
  let descriptor: ContextDescriptor
  let arguments: UnsafeRawPointer?

  init?(_ metadata: TypeMetadata) {
    guard let descriptor = ContextDescriptor(metadata) else { return nil }
    self.descriptor = descriptor
    guard descriptor.isGeneric else {
      arguments = nil
      return
    }
    let word = ClassMetadata(metadata)?.immediateMembersWord(of: descriptor) ?? 2
    arguments = metadata.pointer + word * MemoryLayout<Int>.size
  }

  /// The type that a mangled name stands for with these arguments.
  func type(named name: MangledName) -> TypeMetadata? {
    atelier_type_in_context(name.start, name.length, descriptor.pointer, arguments)
      .map(TypeMetadata.init(pointer:))
  }

  /// The argument at an index, for a type whose parameters are plain types.
  subscript(index: Int) -> TypeMetadata? {
    arguments?.load(fromByteOffset: index * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
      .map(TypeMetadata.init(pointer:))
  }
}

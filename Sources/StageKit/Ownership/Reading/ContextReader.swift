/// Finds the references in the context of a closure, or in the box of a captured variable.
struct ContextReader {
  /// The object that is the context.
  let context: UnsafeRawPointer
  private let descriptor: CaptureDescriptor
  private var environment = GenericEnvironment()
  private var captures: [(address: UnsafeRawPointer, name: MangledName)] = []

  /// Returns nil for a context that the compiler did not describe.
  init?(_ context: UnsafeRawPointer, metadata: TypeMetadata) {
    guard let pointer = metadata.address(atWord: 2) else { return nil }
    self.context = context
    descriptor = CaptureDescriptor(pointer: pointer)
  }

  /// Reads the captures in their order, as far as their offsets can be told.
  mutating func read(into reader: inout ValueReader) {
    var waiting = descriptor.sources
    var end = bindings + 8 * descriptor.bindingCount
    for name in descriptor.captures {
      waiting.removeAll { parameter, source in
        guard let type = type(from: source) else { return false }
        environment.set(parameter, to: type)
        return true
      }
      guard let name, let form = CaptureForm(name, in: environment) else { return }
      let address = end.aligned(mask: form.alignmentMask)
      captures.append((address, name))
      switch form {
      case .value(let type): reader.read(type, at: address, as: .capture)
      case .closure: reader.readClosure(at: address, as: .capture)
      case .reference(let ownership, _): reader.read(ownership, at: address, as: .capture)
      case .words: break
      }
      guard let size = form.size else { return }
      end = address + size
    }
  }

  /// Where the generic arguments begin.
  ///
  /// A closure that can be asked for its actor has the actor before them, or nil, and its descriptor does not say so.
  /// The metadata that belongs there begins with a small number, an actor with an address.
  private var bindings: UnsafeRawPointer {
    let start = context + HeapObject.headerSize
    guard descriptor.beginsWithMetadata else { return start }
    let first = start.load(as: UnsafeRawPointer?.self)?.load(as: UInt.self)
    let isMetadata = first.map { $0 <= MetadataKind.unknown.rawValue } ?? false
    return isMetadata ? start : start + MemoryLayout<(any Actor)?>.size
  }

  private func type(from source: MetadataSource) -> TypeMetadata? {
    switch source {
    case .binding(let index):
      guard index < descriptor.bindingCount else { return nil }
      return (bindings + 8 * index).load(as: UnsafeRawPointer?.self).map(TypeMetadata.init(pointer:))
    case .object(let index): return captures.indices.contains(index) ? classOfCapture(index) : nil
    case .type(let index):
      guard captures.indices.contains(index) else { return nil }
      return captures[index].address.load(as: UnsafeRawPointer?.self).map(TypeMetadata.init(pointer:))
    case .argument(let index, let inner):
      return type(from: inner).flatMap(GenericArguments.init)?[index]
    }
  }

  /// The class that a capture was declared with, since the object's own may be a subclass.
  private func classOfCapture(_ index: Int) -> TypeMetadata? {
    let (address, name) = captures[index]
    guard let object = address.object else { return nil }
    var current = ClassMetadata(HeapObject(address: object).metadata)
    guard let declared = name.leadingDescriptor else { return current?.metadata }
    while let type = current, type.description != declared.pointer {
      current = type.superclass.flatMap(ClassMetadata.init)
    }
    return current?.metadata
  }
}

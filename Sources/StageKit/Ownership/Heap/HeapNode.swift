/// Something on the heap, and what it refers to.
struct HeapNode {
  enum Kind {
    /// An instance of a class.
    case instance(ClassLayout, TypeMetadata)
    /// Storage of an array, dictionary or set.
    case storage(isOrdered: Bool)
    /// A closure's context, or the box of a captured variable.
    case context
    /// The box of a value that does not fit where it is referred to.
    case box(TypeMetadata)
    /// An error's box.
    case error
    /// A static or global variable; its address is that of the variable.
    case variable(StaticVariable)
    /// Anything else: it is not looked into.
    case closed
  }

  let object: HeapObject
  let kind: Kind
  var references: [HeapReference] = []
}

/// One reference from something on the heap to something else there.
struct HeapReference {
  /// The index of the node that is referred to.
  let target: Int
  let ownership: ReferenceOwnership
  /// The closure's function, if the target is a closure's context or the one object that a closure captured.
  let code: UnsafeRawPointer?
  let path: [PathPart]

  var isClosure: Bool { code != nil }
}

extension HeapNode.Kind {
  /// Reads an object's kind from its first word.
  init(of object: HeapObject, catalogue: TypeCatalogue) {
    let metadata = object.metadata
    switch metadata.kind {
    case .class:
      guard let layout = catalogue.layout(ofClass: metadata) else {
        self = .closed
        return
      }
      switch layout.identity {
      case Containers.arrayStorage: self = .storage(isOrdered: true)
      case Containers.dictionaryStorage, Containers.setStorage: self = .storage(isOrdered: false)
      default: self = .instance(layout, metadata)
      }
    case .context, .genericBox: self = .context
    case .errorBox: self = .error
    default: self = .closed
    }
  }
}

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

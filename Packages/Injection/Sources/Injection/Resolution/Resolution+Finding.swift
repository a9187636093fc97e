extension Resolution {
  /// What a container knows of a key.
  enum Finding {
    /// Neither it nor its parents have heard of it.
    case nothing
    /// The singleton, or the box that it is in.
    case kept(AnyObject, isObject: Bool)
    /// The registration, and the container that it was made in.
    case component(Component, owner: Container)
  }

  /// Looks for a key in a container and its parents.
  func find(_ key: Container.Key, in container: Container) -> Finding {
    let spread = key.spread
    let isolation = state.pointee.isolation
    let isFromOutside = state.pointee.path.isEmpty
    return mark.pointee.reading {
      var next: Unmanaged<Container>? = .passUnretained(container)
      while let owner = next {
        if let found = owner._withUnsafeGuaranteedRef({ $0.find(key, spread: spread) }) {
          return found._withUnsafeGuaranteedRef { component in
            if isFromOutside { component.note(.wasAskedFor) }
            if component.isKept.load(ordering: .sequentiallyConsistent), let instance = component.kept,
              component.site.allows(isolation)
            {
              return .kept(instance, isObject: component.traits.contains(.buildsObjects))
            }
            return .component(component, owner: owner.takeUnretainedValue())
          }
        }
        next = owner._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
      }
      return .nothing
    }
  }
}

extension Container {
  /// A container that was told the same, and shares instances of its own. What it learns, the original learns too.
  convenience init(copying original: Container, parent: Container?) {
    self.init(parent: parent, family: original.family, origin: original.origin)
    let (defaultScope, parts, components) = original.withState { ($0.defaultScope, $0.parts, $0.components) }
    withState { state in
      state.defaultScope = defaultScope
      state.parts = parts
    }
    for component in components {
      let copy = component.copy()
      _ = register { state in
        let target = copy.details?.forwardsTo
        return (copy, target.map { state.insertForwarder(copy, to: $0) } ?? state.insert(copy))
      }
    }
  }
}

extension Component {
  /// The same registration for another container.
  fileprivate func copy() -> Component {
    with(
      Details(
        forwardsTo: details?.forwardsTo, finishes: details?.finishes ?? [], original: details?.original ?? self))
  }
}

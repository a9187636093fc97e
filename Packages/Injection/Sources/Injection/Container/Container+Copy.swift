extension Container {
  /// Makes a container with the same registrations and instances of its own. What it learns, the original learns too.
  convenience init(copying original: Container, parent: Container?) {
    self.init(parent: parent, tree: original.tree, origin: original.origin)
    let (defaultScope, parts, components) = original.withState { ($0.defaultScope, $0.parts, $0.components) }
    // Nothing is released under the lock: the container is new, and nobody else has it.
    withState { state in
      state.defaultScope = defaultScope
      state.parts = parts
      for component in components {
        let copy = component.copy()
        _ = copy.extras?.forwardsTo.map { state.insertForwarder(copy, to: $0) } ?? state.insert(copy)
      }
    }
  }
}

extension Component {
  /// The same registration for another container.
  fileprivate func copy() -> Component {
    with(
      RegistrationExtras(
        forwardsTo: extras?.forwardsTo, finishes: extras?.finishes ?? [], original: original,
        replaced: extras?.replaced, asynchronous: extras?.asynchronous?.copy()))
  }
}

extension Container {
  /// Makes a container with the same registrations and instances of its own. What it learns, the original learns too.
  convenience init(copying original: Container, parent: Container?) {
    let state = original.withState { State(copying: $0) }
    self.init(
      parent: parent, tree: original.tree, origin: original.origin, state: state, copying: original.original)
  }
}

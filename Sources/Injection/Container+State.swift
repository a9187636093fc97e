extension Container {
  /// What a container was told, behind its lock.
  ///
  /// Components are handed out of the lock before they are let go: what they share may, on its way out, ask the
  /// container again.
  struct State {
    var defaultScope: Scope
    private(set) var slots: [Key: Slot] = [:]
    private var count = 0
    var parts: [AppendedPart] = []

    init(defaultScope: Scope) {
      self.defaultScope = defaultScope
    }

    /// Puts a component under its key, and answers the one that it replaces.
    mutating func insert(_ component: Component) -> Component? {
      count += 1
      return slots[component.key, default: Slot()].set(component, order: count)
    }

    /// Puts a component under its key as one that forwards to another key, and answers the one that it replaces.
    mutating func insert(_ component: Component, forwardingTo key: Key) -> Component? {
      count += 1
      return slots[component.key, default: Slot()].set(component, forwardingTo: key, order: count)
    }

    /// Puts a component in the place of another, unless that one has been replaced itself.
    mutating func replace(_ old: Component, by new: Component) -> Component? {
      guard slots[old.key]?.component === old else { return nil }
      return insert(new)
    }
  }

  /// What is registered under a key, here or in the nearest parent, and where.
  func find(_ key: Key) -> (slot: Slot, owner: Container)? {
    var container: Container? = self
    while let owner = container {
      if let slot = owner.state.withLock({ $0.slots[key] }) { return (slot, owner) }
      container = owner.parent
    }
    return nil
  }

  /// Lets later requests share an instance of a component of this container.
  func share<Output, Input>(_ instance: Output, of recipe: Recipe<Output, Input>) {
    state.withLock { _ in recipe.share(instance) }
  }

  /// The instance of a component of this container that requests share, where there is one.
  func sharedInstance<Output, Input>(of recipe: Recipe<Output, Input>) -> Output? {
    // The lock's result may not leave it unless it is Sendable; a shared instance is made to be shared.
    nonisolated(unsafe) var instance: Output?
    state.withLock { _ in instance = recipe.sharedInstance() }
    return instance
  }
}

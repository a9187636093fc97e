/// Finding what answers a key.
extension Resolution {
  /// What a container and its parents have for a key.
  enum Finding {
    /// Nothing is registered.
    case nothing
    /// The singleton, or the box that it is in.
    case kept(AnyObject, isObject: Bool)
    /// The registration, the container that it was made in, and what is known to have happened to it.
    case component(Component, owner: Container, history: Component.History)
  }

  /// A finding, with what else was seen under the same lock.
  struct LookUp {
    var finding = Finding.nothing
    var isObserved = false
    var isOverridden = false
    /// Whether the registration has to be marked as asked for from outside.
    var isFirstFromOutside = false
    /// Whether the asker has to remember that it asked.
    var isToBeLearned = false

    var isFound: Bool {
      if case .nothing = finding { false } else { true }
    }
  }

  /// Looks for a key in a container and its parents.
  func find(_ key: Container.Key, in container: Container) -> LookUp {
    let hash = key.hash
    let isolation = state.pointee.isolation
    let isFromOutside = state.pointee.path.isEmpty
    let asker = state.pointee.asker
    let lane = state.pointee.lane
    var found = LookUp()
    container.tree.lock.beginReading(lane: lane)
    defer { container.tree.lock.endReading(lane: lane) }
    found.isObserved = container.tree.isObserved
    found.isOverridden = container.tree.overrideCount > 0
    if let component = asker.component {
      found.isToBeLearned =
        asker.tree?.toOpaque() != Unmanaged.passUnretained(container.tree).toOpaque()
        || !component._withUnsafeGuaranteedRef { $0.original.hasLearned(key, asker.need) }
    }
    var next: Unmanaged<Container>? = .passUnretained(container)
    while let owner = next {
      if let component = owner._withUnsafeGuaranteedRef({ $0.state.table.find(key, hash: hash) }) {
        component._withUnsafeGuaranteedRef { component in
          found.isFirstFromOutside = isFromOutside && !component.history.contains(.wasAskedFor)
          if let instance = component.kept, component.site.allows(isolation) {
            state.pointee.answerIsolation = component.site.isolation
            found.finding = .kept(instance, isObject: component.traits.contains(.buildsObjects))
          } else {
            found.finding = .component(component, owner: owner.takeUnretainedValue(), history: component.history)
          }
        }
        return found
      }
      next = owner._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
    }
    return found
  }

  /// Writes the instance for a key to memory, as a container and its parents know it.
  func produce(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    try produce(key, find(key, in: container), in: container, input: input, output: output)
  }

  /// As `produce`, with the container that stands for this one in the current task.
  func produceOverridden(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let found = find(key, in: container)
    guard found.isOverridden else { return try produce(key, found, in: container, input: input, output: output) }
    try produce(key, in: container.standIn, input: input, output: output)
  }

  @inline(__always)
  private func produce(
    _ key: Container.Key, _ found: LookUp, in container: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    if found.isToBeLearned { learn(key) }
    if found.isFirstFromOutside { noteRequestFromOutside(key, in: container) }
    if found.isObserved {
      try emitting(key, in: container.tree) { () throws(InjectionError) in
        try answer(key, found.finding, in: container, input: input, output: output)
      }
    } else {
      _ = try answer(key, found.finding, in: container, input: input, output: output)
    }
  }

  private func answer(
    _ key: Container.Key, _ finding: Finding, in container: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    switch finding {
    case .kept(let object, let isObject):
      ErasedInstance.copy(object, to: output, as: key.type, isObject: isObject)
      return .hit
    case .component(let component, let owner, let history):
      guard !component.traits.contains(.isAmbiguous) else {
        throw .ambiguous(key, path: path, candidates: owner.implementations(of: key))
      }
      return try produce(component, history, owner: owner, view: container, input: input, output: output)
    case .nothing:
      if key.takesArguments, let outcome = try produceOfArguments(key, in: container, output: output) { return outcome }
      guard let indirect = key.type as? any IndirectDependency.Type else {
        throw .missing(key, path: path, nearest: container.suggestions(for: key))
      }
      try indirect.produce(key, in: container, by: self, input: input, output: output)
      return .other
    }
  }

  /// Answers a request with arguments by a registration without, in whose graph somebody takes them.
  ///
  /// - Returns: nil if there is no such registration.
  private func produceOfArguments(
    _ key: Container.Key, in container: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome? {
    let found = find(key.withoutArguments, in: container)
    if found.isFirstFromOutside { noteRequestFromOutside(key.withoutArguments, in: container) }
    guard case .component(let component, let owner, let history) = found.finding,
      !component.traits.contains(.isAmbiguous), component.scope != .singleton, component.scope != .weak
    else { return nil }
    let outerUses = state.pointee.arguments.beginUses()
    defer { state.pointee.arguments.endUses(outerUses) }
    let outcome = try produce(component, history, owner: owner, view: container, input: nil, output: output)
    guard !state.pointee.arguments.uses.isEmpty else {
      ErasedInstance.destroy(at: output, as: key.type)
      throw .missing(key, path: path, nearest: container.suggestions(for: key))
    }
    return outcome
  }

  /// Remembers what a factory asks for itself.
  func learn(_ key: Container.Key, need: Dependency.Need? = nil) {
    let asker = state.pointee.asker
    guard let component = asker.component?.takeUnretainedValue(), let tree = asker.tree?.takeUnretainedValue() else {
      return
    }
    tree.withLock { component.original.learn(key, need ?? asker.need) }
  }

  private func noteRequestFromOutside(_ key: Container.Key, in container: Container) {
    container.tree.withLock {
      for owner in sequence(first: container, next: \.parent) {
        guard let component = owner.state.component(for: key) else { continue }
        component.history.insert(.wasAskedFor)
        return
      }
    }
  }
}

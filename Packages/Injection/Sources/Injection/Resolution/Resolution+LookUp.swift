/// Finding what answers a key.
extension Resolution {
  /// What a container and its parents have for a key, as it was seen under the lock.
  struct LookUp: ~Copyable {
    /// The registration; nil if there is none, or if it has been answered by what is kept.
    var component: Component?
    /// The container that the registration was made in, which is the one that was asked or one of its parents.
    var owner: Unmanaged<Container>
    /// What is known to have happened to the registration.
    var history: Component.History = []
    /// Whether the singleton is written to memory already.
    var isAnswered = false
    /// Whether the registration takes none of the request's arguments. Somebody in its graph may.
    var ignoresArguments = false
    var isObserved = false
    var isOverridden = false
    /// Whether the registration has to be marked as asked for from outside.
    var isFirstFromOutside = false
    /// Whether the asker has to remember that it asked.
    var isToBeLearned = false
    /// The container that has to copy the registration first.
    var adopter: Unmanaged<Container>?
  }

  /// What a container or its parents have for a key, or for the key without its arguments.
  func registration(for key: Container.Key, in container: Container) -> Component? {
    var found = lookUp(key, in: container, output: nil)
    return found.component.take()
  }

  /// Looks for a key in a container and its parents.
  ///
  /// - Parameter output: memory for the instance, which is written if it is a singleton that is there.
  private func lookUp(_ key: Container.Key, in container: Container, output: UnsafeMutableRawPointer?) -> LookUp {
    var found = LookUp(owner: .passUnretained(container))
    find(key, in: container, &found, output: output)
    while let adopter = found.adopter {
      adopter._withUnsafeGuaranteedRef { adopter in
        adopter.withState { state in
          state.adopt(key)
          state.adopt(key.withoutArguments)
        }
      }
      found = LookUp(owner: .passUnretained(container))
      find(key, in: container, &found, output: output)
    }
    return found
  }

  private func find(
    _ key: Container.Key, in container: Container, _ found: inout LookUp, output: UnsafeMutableRawPointer?
  ) {
    let hash = key.hash
    let asker = state.pointee.asker
    let lane = state.pointee.lane
    container.tree.lock.beginReading(lane: lane)
    defer { container.tree.lock.endReading(lane: lane) }
    found.isObserved = container.tree.isObserved
    found.isOverridden = container.tree.overrideCount > 0
    if let component = asker.component {
      found.isToBeLearned =
        asker.tree?.toOpaque() != Unmanaged.passUnretained(container.tree).toOpaque()
        || !component._withUnsafeGuaranteedRef { $0.original.hasLearned(key, asker.need) }
    }
    if search(key, hash, in: container, &found, output: output) || !key.takesArguments { return }
    // The hash is that of the type and the name.
    found.ignoresArguments = search(key.withoutArguments, hash, in: container, &found, output: nil)
  }

  /// Goes up from a container until one has a key. Under the lock.
  @inline(__always)
  private func search(
    _ key: Container.Key, _ hash: UInt32, in container: Container, _ found: inout LookUp,
    output: UnsafeMutableRawPointer?
  ) -> Bool {
    var next: Unmanaged<Container>? = .passUnretained(container)
    while let owner = next {
      if let component = owner._withUnsafeGuaranteedRef({ $0.state.table.find(key, hash: hash) }) {
        found.owner = owner
        component._withUnsafeGuaranteedRef { component in
          found.isFirstFromOutside = state.pointee.path.isEmpty && !component.history.contains(.wasAskedFor)
          found.history = component.history
          if let output, let instance = component.kept, component.site.allows(state.pointee.isolation) {
            state.pointee.answerIsolation = component.site.isolation
            ErasedInstance.copy(
              instance, to: output, as: component.type, isObject: component.traits.contains(.buildsObjects))
            found.isAnswered = true
          } else {
            found.component = component
          }
        }
        return true
      }
      if owner._withUnsafeGuaranteedRef({ $0.isCopy && $0.state.isToBeAdopted(key) }) {
        found.adopter = owner
        return true
      }
      next = owner._withUnsafeGuaranteedRef { $0.parent.map(Unmanaged.passUnretained) }
    }
    return false
  }

  /// Writes the instance for a key to memory, as a container and its parents know it.
  func produce(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    var found = lookUp(key, in: container, output: output)
    try produce(key, &found, in: container, input: input, output: output)
  }

  /// As `produce`, with the container that stands for this one in the current task.
  func produceOverridden(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    var found = lookUp(key, in: container, output: output)
    guard found.isOverridden else { return try produce(key, &found, in: container, input: input, output: output) }
    if found.isAnswered { ErasedInstance.destroy(at: output, as: key.type) }
    try produce(key, in: container.standIn, input: input, output: output)
  }

  @inline(__always)
  private func produce(
    _ key: Container.Key, _ found: inout LookUp, in container: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    if found.isToBeLearned { learn(key) }
    if found.isFirstFromOutside {
      noteRequestFromOutside(found.ignoresArguments ? key.withoutArguments : key, in: container)
    }
    if found.isObserved {
      try emitting(key, in: container.tree) { () throws(InjectionError) in
        try answer(key, &found, in: container, input: input, output: output)
      }
    } else if !found.isAnswered {
      _ = try answer(key, &found, in: container, input: input, output: output)
    }
  }

  private func answer(
    _ key: Container.Key, _ found: inout LookUp, in container: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    if found.isAnswered { return .hit }
    if let component = found.component.take() {
      if found.ignoresArguments {
        if component.mayTakeArgumentsFromAfar {
          return try produceOfArguments(component, key, found, in: container, output: output)
        }
      } else if component.traits.contains(.isAmbiguous) {
        let candidates = found.owner._withUnsafeGuaranteedRef { $0.implementations(of: key) }
        throw .ambiguous(key, path: path, candidates: candidates)
      } else {
        return try produce(
          component, found.history, owner: found.owner, view: container, input: input, output: output)
      }
    }
    guard let indirect = state.pointee.indirectTypes.known(key.type) else {
      throw .missing(key, path: path, nearest: container.suggestions(for: key))
    }
    state.pointee.answerIsolation = nil
    try indirect.produce(key, in: container, by: self, input: input, output: output)
    return .other
  }

  /// Answers a request with arguments by a registration without, in whose graph somebody takes them.
  private func produceOfArguments(
    _ component: Component, _ key: Container.Key, _ found: borrowing LookUp, in container: Container,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    let outerUses = state.pointee.arguments.beginUses()
    defer { state.pointee.arguments.endUses(outerUses) }
    let outcome = try produce(
      component, found.history, owner: found.owner, view: container, input: nil, output: output)
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

  /// Whether an error says that a registration, or what it forwards to, was not there any more when it was asked for. No
  /// factory has run then: asking again after one that has would run it again, for ever if it always registers itself anew.
  func wasNotFound(_ registration: Component?, _ error: InjectionError) -> Bool {
    switch error {
    case .missing(_, let path, _), .ambiguous(_, let path, _):
      path.count - state.pointee.path.count <= (registration?.isForwarding == true ? 1 : 0)
    default: false
    }
  }

  private func noteRequestFromOutside(_ key: Container.Key, in container: Container) {
    container.tree.withLock {
      for owner in sequence(first: container, next: \.parent) {
        guard let component = owner.state.table.find(key, hash: key.hash)?.takeUnretainedValue() else { continue }
        component.history.insert(.wasAskedFor)
        return
      }
    }
  }
}

extension Component {
  /// Whether what it builds may be built of a request's arguments: those who share it beyond the request have others.
  fileprivate var mayTakeArgumentsFromAfar: Bool {
    !traits.contains(.isAmbiguous) && scope != .singleton && scope != .weak
  }
}

extension Resolution {
  /// Leaves the instance for a key in memory, as a container and its parents know it.
  func produce(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    learn(key)
    try told(key, in: container.family) { () throws(InjectionError) in
      try answer(key, in: container, input: input, output: output)
    }
  }

  private func answer(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    switch find(key, in: container) {
    case .kept(let object, let isObject):
      Erased.copy(object, to: output, as: key.type, isObject: isObject)
      return .hit
    case .component(let component, let owner):
      guard !component.traits.contains(.isAmbiguous) else {
        throw .ambiguous(key, path: path, candidates: owner.implementations(of: key))
      }
      return try produce(component, owner: owner, view: container, input: input, output: output)
    case .nothing:
      guard let indirect = key.type as? any IndirectDependency.Type else {
        throw .missing(key, path: path, nearest: container.keys(nearestTo: key))
      }
      try indirect.produce(key, in: container, by: self, input: input, output: output)
      return .other
    }
  }

  /// Leaves the instance of a registration in memory: one that is shared, or a new one.
  func produce(
    _ component: Component, owner: Container, view: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    guard component.site.allows(state.pointee.isolation) else {
      throw .isolated(component.key, path: path.appending(component))
    }
    switch component.scope {
    case .transient:
      try build(component, in: view, input: input, output: output)
      return component.isForwarding ? .other : .build
    case .graph:
      if copyInstance(of: component, view: view, to: output) { return .hit }
      try build(component, in: view, input: input, output: output)
      _ = keepInstance(of: component, view: view, at: output)
      return .build
    case .singleton, .weak:
      // What others share must not know the container that happened to ask first.
      return try produceShared(component, owner: owner, output: output)
    }
  }

  /// Remembers what a factory asks for itself.
  @inline(__always)
  func learn(_ key: Container.Key, need: Dependency.Need? = nil) {
    guard let asker = state.pointee.asker.component else { return }
    let need = need ?? state.pointee.asker.need
    asker._withUnsafeGuaranteedRef { $0.learn(key, need: need) }
  }

  /// What is being built, to be told in an error.
  var path: InjectionError.Path { InjectionError.Path(state.pointee.path.components) }

  /// The error for an instance that is not of the type that it was asked for as.
  func notImplemented(_ key: Container.Key, by type: any Any.Type) -> InjectionError {
    .notImplemented(key, by: String(describing: type), path: path)
  }

  private func produceShared(
    _ component: Component, owner: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    if copyShared(component, owner: owner, to: output) { return .hit }
    let lock = owner.family.buildLock
    let isNewlyLocked = hold(lock)
    defer { if isNewlyLocked, state.pointee.unpublished.isEmpty { letGo(lock) } }
    // Another thread may have built it while this one waited.
    if isNewlyLocked, copyShared(component, owner: owner, to: output) { return .hit }
    try build(component, in: owner, input: nil, output: output)
    let instance = keepInstance(of: component, view: owner, at: output)
    if state.pointee.unfinished.isEmpty {
      owner.share(instance, of: component)
    } else {
      state.pointee.unpublished.append(Instance(object: instance, component: component, view: owner))
    }
    return .build
  }

  /// Copies what others know already, or what this request has built.
  private func copyShared(_ component: Component, owner: Container, to output: UnsafeMutableRawPointer) -> Bool {
    if copyInstance(of: component, view: owner, to: output) { return true }
    guard let instance = owner.sharedInstance(of: component) else { return false }
    let isObject = component.traits.contains(.buildsObjects)
    // What is only held weakly must not go away before the graph that it was found for is whole.
    if component.scope == .weak {
      state.pointee.instances.append(
        Instance(object: instance, component: component, view: owner), at: Place(component: component, view: owner))
    }
    Erased.copy(instance, to: output, as: component.type, isObject: isObject)
    return true
  }

  private func copyInstance(of component: Component, view: Container, to output: UnsafeMutableRawPointer) -> Bool {
    let place = Place(component: component, view: view)
    guard let position = state.pointee.instances.position(of: place) else { return false }
    let object = state.pointee.instances.entries[position].value.object
    Erased.copy(object, to: output, as: component.type, isObject: component.traits.contains(.buildsObjects))
    return true
  }

  /// Shares what was built until the outermost request is answered.
  private func keepInstance(
    of component: Component, view: Container, at output: UnsafeMutableRawPointer
  ) -> AnyObject {
    let isObject = component.traits.contains(.buildsObjects)
    let object = Erased.object(at: output, of: component)
    Erased.copy(object, to: output, as: component.type, isObject: isObject)
    state.pointee.instances.append(
      Instance(object: object, component: component, view: view), at: Place(component: component, view: view))
    return object
  }
}

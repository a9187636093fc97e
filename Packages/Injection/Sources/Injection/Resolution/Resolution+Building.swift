extension Resolution {
  /// Writes the instance of a registration to memory: one that is shared, or a new one.
  func produce(
    _ component: Component, _ history: Component.History, owner: Unmanaged<Container>, view: Container,
    input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    guard component.site.allows(state.pointee.isolation) else {
      throw .isolated(component.key, path: path.appending(component))
    }
    defer { state.pointee.answerIsolation = component.site.isolation }
    switch component.scope {
    case .transient:
      try build(component, history, in: view, input: input, output: output)
      return component.isForwarding ? .other : .build
    case .graph: return try produceOfGraph(component, history, view: view, output: output)
    case .singleton, .weak:
      // What others share must not know the container that happened to ask first.
      return try produceShared(component, history, owner: owner.takeUnretainedValue(), output: output)
    }
  }

  private func produceOfGraph(
    _ component: Component, _ history: Component.History, view: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    if copyInstance(of: component, view: view, to: output) { return .hit }
    if state.pointee.arguments.isEmpty {
      try build(component, history, in: view, input: nil, output: output)
      _ = keepInstance(of: component, view: view, uses: [], at: output)
    } else {
      // What it is built of decides which requests with other arguments may share it.
      let outerUses = state.pointee.arguments.beginUses()
      defer { state.pointee.arguments.endUses(outerUses) }
      try build(component, history, in: view, input: nil, output: output)
      _ = keepInstance(of: component, view: view, uses: Array(state.pointee.arguments.uses), at: output)
    }
    return .build
  }

  /// The error for an instance that is not of the type that it was asked for as.
  func notImplemented(_ key: Container.Key, by type: any Any.Type) -> InjectionError {
    .notImplemented(key, by: String(describing: type), path: path)
  }

  private func produceShared(
    _ component: Component, _ history: Component.History, owner: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) -> Outcome {
    if copyShared(component, owner: owner, to: output) { return .hit }
    let claim = try BuildCoordinator.shared.claim(component, for: session, path: path) {
      owner.sharedInstance(of: component)
    }
    switch claim {
    case .found(let instance):
      hold(instance, of: component, owner: owner)
      ErasedInstance.copy(
        instance, to: output, as: component.type, isObject: component.traits.contains(.buildsObjects))
      return .hit
    case .build(let isNew):
      do {
        // It outlives the request, so it must not be built of the request's arguments.
        let hiddenCount = state.pointee.arguments.hiddenCount
        state.pointee.arguments.hiddenCount = state.pointee.arguments.entries.count
        defer { state.pointee.arguments.hiddenCount = hiddenCount }
        try build(component, history, in: owner, input: nil, output: output)
      } catch {
        if isNew { BuildCoordinator.shared.release([component], of: session) }
        throw error
      }
      let instance = keepInstance(of: component, view: owner, uses: [], at: output)
      if state.pointee.unfinished.isEmpty, state.pointee.unpublishedBefore == 0 {
        owner.share(instance, of: component)
        BuildCoordinator.shared.release([component], of: session)
      } else {
        BuildCoordinator.shared.lend(instance, of: component, by: session)
        state.pointee.unpublished.append(Instance(object: instance, component: component, view: owner))
      }
      return .build
    }
  }

  /// Copies what others know already, or what this request has built.
  private func copyShared(_ component: Component, owner: Container, to output: UnsafeMutableRawPointer) -> Bool {
    if copyInstance(of: component, view: owner, to: output) { return true }
    guard let instance = owner.sharedInstance(of: component) else { return false }
    hold(instance, of: component, owner: owner)
    ErasedInstance.copy(instance, to: output, as: component.type, isObject: component.traits.contains(.buildsObjects))
    return true
  }

  /// Keeps what is only held weakly until the graph that it was found for is complete.
  private func hold(_ instance: AnyObject, of component: Component, owner: Container) {
    guard component.scope == .weak else { return }
    let held = Instance(object: instance, component: component, view: owner)
    if state.pointee.instances.position(of: held.key) == nil { state.pointee.instances.append(held, at: held.key) }
  }

  private func copyInstance(of component: Component, view: Container, to output: UnsafeMutableRawPointer) -> Bool {
    guard let position = position(of: component, view: view) else { return false }
    let object = state.pointee.instances.entries[position].value.object
    ErasedInstance.copy(object, to: output, as: component.type, isObject: component.traits.contains(.buildsObjects))
    return true
  }

  /// Where the instance is that was built of the same arguments as it would be now.
  private func position(of component: Component, view: Container) -> Int? {
    if let position = state.pointee.instances.position(of: InstanceKey(component: component, view: view)) {
      return position
    }
    guard !state.pointee.arguments.isEmpty else { return nil }
    var last: ArgumentStack.Frame = 0
    for entry in state.pointee.arguments.visible.reversed() where entry.frame != last {
      last = entry.frame
      let key = InstanceKey(component: component, view: view, frame: entry.frame)
      guard let position = state.pointee.instances.position(of: key) else { continue }
      let uses = state.pointee.instances.entries[position].value.uses
      guard state.pointee.arguments.isCurrent(uses) else { continue }
      for use in uses { state.pointee.arguments.note(use) }
      return position
    }
    return nil
  }

  /// Shares what was built until the outermost request is answered.
  private func keepInstance(
    of component: Component, view: Container, uses: [ArgumentStack.Use], at output: UnsafeMutableRawPointer
  ) -> AnyObject {
    let isObject = component.traits.contains(.buildsObjects)
    let object = ErasedInstance.object(at: output, of: component)
    ErasedInstance.copy(object, to: output, as: component.type, isObject: isObject)
    let instance = Instance(object: object, component: component, view: view, uses: uses)
    state.pointee.instances.append(instance, at: instance.key)
    return object
  }
}

/// Running a factory.
extension Resolution {
  /// Writes a new instance to memory.
  private func build(
    _ component: Component, _ history: Component.History, in view: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let key = InstanceKey(component: component, view: view, frame: state.pointee.arguments.frame)
    // With arguments of its own it may be another instance; there the stack is the limit.
    if !component.traits.contains(.takesArguments), state.pointee.path.contains(key) {
      throw .cycle(path: path.appending(component))
    }
    if state.pointee.path.count > Self.depthWorthChecking, stackIsExhausted {
      return try buildOnLargerStack(component, history, in: view, input: input, output: output)
    }
    let outerAsker = state.pointee.asker
    state.pointee.asker =
      component.traits.contains(.asksItself)
      ? Asker(component: key.component, tree: .passUnretained(view.tree)) : Asker()
    state.pointee.path.append(key)
    defer {
      state.pointee.path.removeLast()
      state.pointee.asker = outerAsker
    }
    do {
      try component.factory.serve(
        .build(FactoryRequest.Construction(resolution: self, container: view, input: input, output: output)),
        type: component.type)
    } catch {
      throw InjectionError(error, path: path)
    }
    if component.traits.contains(.asksItself), !history.contains(.hasRun) {
      view.tree.withLock { component.note(.hasRun) }
    }
    if let extras = component.extras, !extras.finishes.isEmpty {
      try finishLater(component, extras.finishes, view: view, output: output)
    }
  }

  private static var depthWorthChecking: Int { 16 }
  private static var largerStackLimit: Int { 2 }

  private var stackIsExhausted: Bool {
    if let stack = state.pointee.stack { return stack.isExhausted }
    let stack = ThreadStack()
    state.pointee.stack = stack
    return stack.isExhausted
  }

  /// Goes on on a thread that has room, while this one waits. What belongs to an actor cannot leave its thread, and what
  /// begins on the main thread stays there, since its factories may take that for granted.
  @inline(never)
  private func buildOnLargerStack(
    _ component: Component, _ history: Component.History, in view: Container, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    var failure: InjectionError? = .tooDeep(path: path.appending(component))
    if state.pointee.isolation == nil, !ThreadStack.isOfMainThread,
      state.pointee.largerStackCount < Self.largerStackLimit
    {
      let outerStack = state.pointee.stack
      state.pointee.largerStackCount += 1
      let overrides = Overrides.current
      _ = ThreadStack.runOnLarger {
        becomeCurrent()
        state.pointee.stack = ThreadStack()
        Overrides.$current.withValue(overrides) {
          do throws(InjectionError) {
            try build(component, history, in: view, input: input, output: output)
            failure = nil
          } catch {
            failure = error
          }
        }
      }
      state.pointee.stack = outerStack
      state.pointee.largerStackCount -= 1
    }
    if let failure { throw failure }
  }

  /// Notes what an instance that was just built still lacks.
  @inline(never)
  private func finishLater(
    _ component: Component, _ finishes: [RegistrationExtras.Finish], view: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let outermost = state.pointee.outermostArgumentCount
    let arguments = state.pointee.arguments.entries.enumerated().dropFirst(state.pointee.arguments.hiddenCount)
      .map { $0.offset < outermost ? $0.element : $0.element.kept }
    for finish in finishes {
      guard finish.isolation == nil || finish.isolation == state.pointee.isolation else {
        ErasedInstance.destroy(at: output, as: component.type)
        throw .isolated(component.key, path: path)
      }
      state.pointee.unfinished.append(
        Unfinished(
          path: state.pointee.path.node(), component: component, view: view, isolation: state.pointee.isolation,
          arguments: arguments, finish: finish.prepare(output)))
    }
  }

  /// Gives what instances still lack. Doing so may build more of them.
  func finishAll() throws(InjectionError) {
    guard !state.pointee.unfinished.isEmpty else { return }
    let arguments = state.pointee.arguments
    defer { state.pointee.arguments = arguments }
    var next = 0
    while next < state.pointee.unfinished.count {
      let work = state.pointee.unfinished[next]
      state.pointee.path = ResolutionPath(from: work.path)
      state.pointee.isolation = work.isolation
      state.pointee.asker = Asker(
        component: .passUnretained(work.component), tree: .passUnretained(work.view.tree), need: .property)
      state.pointee.arguments = ArgumentStack()
      for argument in work.arguments { state.pointee.arguments.push(argument) }
      do {
        try work.finish(work.view)
      } catch {
        throw InjectionError(error, path: path)
      }
      work.view.tree.withLock { work.component.note(.hasGivenProperties) }
      next += 1
    }
  }
}

/// Sharing with other threads.
extension Resolution {
  /// Lets other threads have what was built for them too, once all of it is complete.
  func publish() throws(InjectionError) {
    // What a suspended request has built may be a part of it, and may fail yet.
    guard let session = state.pointee.session, state.pointee.unpublishedBefore == 0 else { return }
    let isOutermost = state.pointee.suspensionCount == 0
    guard try BuildCoordinator.shared.complete(session, isOutermost: isOutermost) else { return }
    let unpublished = state.pointee.unpublished
    state.pointee.unpublished = []
    for instance in unpublished {
      let replaced = instance.view.share(instance.object, of: instance.component)
      state.pointee.releasedLast += [instance.object, replaced]
    }
    BuildCoordinator.shared.release(unpublished.map(\.component), of: session)
  }

  /// Gives back what is still claimed.
  func endBuilding(_ session: BuildSession, with failure: InjectionError?) {
    if failure != nil {
      let unpublished = state.pointee.unpublished
      state.pointee.unpublished = []
      state.pointee.releasedLast += unpublished.map(\.object)
      BuildCoordinator.shared.abandon(session, unpublished.map(\.component), because: failure)
    }
    if state.pointee.suspensionCount == 0 {
      BuildCoordinator.shared.end(session, goesOn: state.pointee.keepsSession)
      if !state.pointee.keepsSession { state.pointee.session = nil }
    }
  }
}

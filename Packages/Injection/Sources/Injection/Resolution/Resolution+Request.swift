extension Resolution {
  /// The answer to a request from outside, or from a factory that asks the container itself.
  func answer<Output>(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer? = nil, isolation: (any Actor)?
  ) throws(InjectionError) -> Output {
    try received { output throws(InjectionError) in
      try run(isolation: isolation) { () throws(InjectionError) in
        try produceOverridden(key, in: container, input: input, output: output)
      } undo: {
        ErasedInstance.destroy(at: output, as: key.type)
      }
    }
  }

  /// The answer to a request that brings arguments.
  ///
  /// - Parameter push: adds the arguments, which last until this returns, for a frame.
  func answer<Output>(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer, isolation: (any Actor)?,
    push: (inout ArgumentStack, ArgumentStack.Frame) -> Void
  ) throws(InjectionError) -> Output {
    let count = state.pointee.arguments.entries.count
    state.pointee.lastFrame += 1
    let frame = state.pointee.lastFrame
    push(&state.pointee.arguments, frame)
    defer { state.pointee.arguments.pop(to: count, frame: frame) }
    return try answer(key, in: container, input: input, isolation: isolation)
  }

  /// The instance for a parameter of a factory.
  func instance<Output>(
    of type: Output.Type, name: String?, in container: Container
  ) throws(InjectionError) -> Output {
    try received { output throws(InjectionError) in
      try produce(Container.Key(type, name: name), in: container, input: nil, output: output)
    }
  }

  /// Gives `produce` uninitialised memory for an `Output`, and returns the instance that it writes there.
  @inline(__always)
  func received<Output>(
    _ produce: (UnsafeMutableRawPointer) throws(InjectionError) -> Void
  ) throws(InjectionError) -> Output {
    let address = state.pointee.memory.begin(Output.self)
    defer { state.pointee.memory.end(Output.self, at: address) }
    try produce(address)
    return address.assumingMemoryBound(to: Output.self).move()
  }

  /// Answers a request, and finishes what it built if it is the outermost.
  ///
  /// - Parameter undo: releases the answer if something cannot be finished.
  @inline(__always)
  func run(
    isolation newIsolation: (any Actor)?, _ answer: () throws(InjectionError) -> Void, undo: () -> Void
  ) throws(InjectionError) {
    let outerIsolation = state.pointee.isolation
    if let newIsolation { state.pointee.isolation = ObjectIdentifier(newIsolation) }
    defer { state.pointee.isolation = outerIsolation }
    if state.pointee.isActive { return try answer() }
    state.pointee.isActive = true
    state.pointee.outermostArgumentCount = state.pointee.arguments.entries.count
    do {
      try answer()
    } catch {
      end(with: error)
      throw error
    }
    guard !state.pointee.unfinished.isEmpty || state.pointee.session != nil else { return end() }
    do {
      try finishAll()
      try publish()
    } catch {
      undo()
      end(with: error)
      throw error
    }
    end()
  }

  /// Forgets everything. Instances are released last, since their deinitialisers may ask a container again.
  private func end(with failure: InjectionError? = nil) {
    if let session = state.pointee.session {
      endBuilding(session, with: failure)
    }
    if state.pointee.instances.count == 0, state.pointee.unfinished.isEmpty, state.pointee.graph == nil,
      state.pointee.releasedLast.isEmpty
    {
      state.pointee.isActive = false
    } else {
      forget(hasFailed: failure != nil)
    }
  }

  /// - Parameter hasFailed: whether something may lack its properties, so that nobody must find it later.
  private func forget(hasFailed: Bool) {
    var instances = InstanceMap<Instance>()
    swap(&instances, &state.pointee.instances)
    let others = (state.pointee.unfinished, state.pointee.releasedLast, state.pointee.path)
    state.pointee.unfinished = []
    state.pointee.releasedLast = []
    state.pointee.path = ResolutionPath()
    state.pointee.asker = Asker()
    let graph = state.pointee.graph.take()
    state.pointee.isActive = false
    if let graph, !hasFailed { graph.remember(instances.entries.map(\.value)) }
    withExtendedLifetime(others) { instances.removeAll() }
    // The room that they took is there for the next request.
    swap(&instances, &state.pointee.instances)
  }

  /// Goes on with a graph that was built before, or is being built.
  ///
  /// - Parameter undo: releases the answer if something cannot be finished.
  func resume(
    _ graph: Graph, arguments: [ArgumentStack.Entry], isolation: (any Actor)?,
    _ answer: () throws(InjectionError) -> Void, undo: () -> Void
  ) throws(InjectionError) {
    if state.pointee.isActive, state.pointee.graph === graph {
      let count = state.pointee.arguments.entries.count
      let hiddenCount = state.pointee.arguments.hiddenCount
      state.pointee.arguments.hiddenCount = count
      for argument in arguments { state.pointee.arguments.push(argument) }
      defer {
        state.pointee.arguments.hiddenCount = hiddenCount
        state.pointee.arguments.pop(to: count, frame: 0)
      }
      try run(isolation: isolation, answer, undo: undo)
    } else {
      let outer = suspend(for: graph)
      defer { takeUp(outer) }
      for argument in arguments { state.pointee.arguments.push(argument) }
      try run(isolation: isolation, answer, undo: undo)
    }
  }
}

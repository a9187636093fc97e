extension Resolution {
  /// An instance for a parameter of a factory.
  func instance<Output>(
    of type: Output.Type, name: String?, in container: Container
  ) throws(InjectionError) -> Output {
    try received { output throws(InjectionError) in
      try produce(Container.Key(type, name: name), in: container, input: nil, output: output)
    }
  }

  /// An instance for a request from outside, or from a factory that asks the container itself.
  func answer<Output>(
    _ key: Container.Key, in container: Container, input: UnsafeRawPointer? = nil, isolation: (any Actor)?
  ) throws(InjectionError) -> Output {
    try received { output throws(InjectionError) in
      try run(isolation: isolation) { () throws(InjectionError) in
        try produce(key, in: container, input: input, output: output)
      } undo: {
        Erased.destroy(at: output, as: key.type)
      }
    }
  }

  /// An instance that is left in memory for it.
  func received<Output>(
    _ produce: (UnsafeMutableRawPointer) throws(InjectionError) -> Void
  ) throws(InjectionError) -> Output {
    var memory = SIMD8<UInt64>()
    guard MemoryLayout<Output>.size <= MemoryLayout.size(ofValue: memory) else { return try receivedLarge(produce) }
    return try withUnsafeMutableBytes(of: &memory) { (memory) throws(InjectionError) in
      try Self.received(in: memory, produce)
    }
  }

  /// As `received`, for what is larger than most. It costs looking up types at run time.
  private func receivedLarge<Output>(
    _ produce: (UnsafeMutableRawPointer) throws(InjectionError) -> Void
  ) throws(InjectionError) -> Output {
    do {
      return try withUnsafeTemporaryAllocation(
        byteCount: MemoryLayout<Output>.size, alignment: MemoryLayout<Output>.alignment
      ) { memory in try Self.received(in: memory, produce) }
    } catch {
      throw InjectionError(error, path: InjectionError.Path())
    }
  }

  @inline(__always)
  private static func received<Output>(
    in memory: UnsafeMutableRawBufferPointer, _ produce: (UnsafeMutableRawPointer) throws(InjectionError) -> Void
  ) throws(InjectionError) -> Output {
    // Only a buffer for nothing has no address.
    let address = memory.baseAddress.unsafelyUnwrapped
    try produce(address)
    return address.assumingMemoryBound(to: Output.self).move()
  }

  /// Answers a request, and finishes what it built when it is the outermost.
  ///
  /// - Parameter undo: lets go of the answer when something cannot be finished.
  @inline(__always)
  func run(
    isolation newIsolation: (any Actor)?, _ answer: () throws(InjectionError) -> Void, undo: () -> Void
  ) throws(InjectionError) {
    let outerIsolation = state.pointee.isolation
    if let newIsolation { state.pointee.isolation = ObjectIdentifier(newIsolation) }
    defer { state.pointee.isolation = outerIsolation }
    if state.pointee.isActive { return try answer() }
    state.pointee.isActive = true
    defer { end() }
    try answer()
    guard !state.pointee.unfinished.isEmpty else { return }
    do {
      try finishAll()
    } catch {
      undo()
      throw error
    }
  }

  /// Forgets everything. Instances are let go last, since their deinitialisers may ask a container again.
  private func end() {
    while state.pointee.locks.count > state.pointee.outerLocks { state.pointee.locks.popLast()?.unlock() }
    if state.pointee.instances.count == 0, state.pointee.unfinished.isEmpty, state.pointee.graph == nil {
      state.pointee.isActive = false
    } else {
      forget()
    }
  }

  private func forget() {
    var instances = PlaceMap<Instance>()
    swap(&instances, &state.pointee.instances)
    let unfinished = (state.pointee.unfinished, state.pointee.unpublished, state.pointee.path)
    state.pointee.unfinished = []
    state.pointee.unpublished = []
    state.pointee.path = BuildPath()
    state.pointee.asker = Asker()
    if let graph = state.pointee.graph.take() { graph.remember(instances.entries.map(\.value)) }
    state.pointee.isActive = false
    withExtendedLifetime(unfinished) { instances.removeAll() }
    // The room that they took is there for the next request.
    swap(&instances, &state.pointee.instances)
  }
}

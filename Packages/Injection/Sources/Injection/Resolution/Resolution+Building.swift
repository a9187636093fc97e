extension Resolution {
  /// Leaves a new instance in memory.
  func build(
    _ component: Component, in view: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let place = Place(component: component, view: view)
    // With other arguments it may be another instance; there the stack is the limit.
    if !component.traits.contains(.takesArguments), state.pointee.path.contains(place) {
      throw .cycle(path: path.appending(component))
    }
    if state.pointee.path.count > Self.depthWorthChecking, stackIsExhausted {
      return try buildOnLargerStack(component, in: view, input: input, output: output)
    }
    let outerAsker = state.pointee.asker
    state.pointee.asker = component.traits.contains(.asksItself) ? Asker(component: place.component) : Asker()
    state.pointee.path.append(place)
    defer {
      state.pointee.path.removeLast()
      state.pointee.asker = outerAsker
    }
    do {
      try component.carryOut(
        .build(Errand.Construction(resolution: self, container: view, input: input, output: output)))
    } catch {
      throw InjectionError(error, path: path)
    }
    if component.traits.contains(.asksItself) { component.note(.hasRun) }
    if let details = component.details, !details.finishes.isEmpty {
      try finishLater(component, details.finishes, view: view, output: output)
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

  /// Goes on where there is room, while this thread waits. What belongs to an actor cannot leave its thread.
  @inline(never)
  private func buildOnLargerStack(
    _ component: Component, in view: Container, input: UnsafeRawPointer?, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    var failure: InjectionError? = .tooDeep(path: path.appending(component))
    if state.pointee.isolation == nil, state.pointee.largerStacks < Self.largerStackLimit {
      let outerStack = state.pointee.stack
      state.pointee.largerStacks += 1
      let overrides = Overrides.current
      _ = ThreadStack.runOnLarger {
        becomeCurrent()
        state.pointee.stack = ThreadStack()
        Overrides.$current.withValue(overrides) {
          do throws(InjectionError) {
            try build(component, in: view, input: input, output: output)
            failure = nil
          } catch {
            failure = error
          }
        }
      }
      state.pointee.stack = outerStack
      state.pointee.largerStacks -= 1
    }
    if let failure { throw failure }
  }
}

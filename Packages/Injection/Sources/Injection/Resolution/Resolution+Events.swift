extension Resolution {
  /// What it took to answer a request.
  enum Outcome {
    /// The instance was there.
    case hit
    /// It was built.
    case build
    /// Another request answered it, and emitted what it took.
    case other
  }

  /// Answers a request, and emits what it took.
  @inline(never)
  func emitting(
    _ key: Container.Key, in tree: ContainerTree, _ produce: () throws(InjectionError) -> Outcome
  ) throws(InjectionError) {
    let start = monotonicNanoseconds()
    let depth = state.pointee.path.count
    do throws(InjectionError) {
      let outcome = try produce()
      let cost = Self.seconds(since: start)
      switch outcome {
      case .hit: emit(.hit, key, in: tree, depth: depth, cost: cost)
      case .build: emit(.build, key, in: tree, depth: depth, cost: cost)
      case .other: break
      }
      emit(.resolve, key, in: tree, depth: depth, cost: cost)
    } catch {
      emit(.failure, key, in: tree, depth: depth, cost: Self.seconds(since: start))
      throw error
    }
  }

  /// Emits one event, unless it is a subscriber who asked.
  func emit(
    _ kind: Container.Event.Kind, _ key: Container.Key, in tree: ContainerTree, depth: Int, cost: Double
  ) {
    guard !state.pointee.isEmitting else { return }
    state.pointee.isEmitting = true
    // What a subscriber asks for says nothing of the answer.
    let answerIsolation = state.pointee.answerIsolation
    defer { (state.pointee.isEmitting, state.pointee.answerIsolation) = (false, answerIsolation) }
    tree.emit(Container.Event(kind: kind, key: key, depth: depth, cost: cost))
  }

  private static func seconds(since start: UInt64) -> Double { Double(monotonicNanoseconds() - start) / 1e9 }
}

extension Container {
  /// Emits that an instance is released, if one is.
  func emitRelease(_ released: Released) {
    guard released.instance != nil, let component = released.component, tree.withLock({ tree.isObserved }) else {
      return
    }
    let resolution = Resolution.current
    resolution.emit(.release, component.key, in: tree, depth: resolution.state.pointee.path.count, cost: 0)
  }
}

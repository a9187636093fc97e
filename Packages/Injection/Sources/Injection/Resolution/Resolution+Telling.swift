extension Resolution {
  /// What it took to answer a request.
  enum Outcome {
    /// The instance was there.
    case hit
    /// It was built.
    case build
    /// Another request answered it, and told what it took.
    case other
  }

  /// Whether anyone is to be told of what a family of containers does.
  @inline(__always)
  func isWatched(_ family: Family) -> Bool {
    family.subscribers.isAnyone.load(ordering: .relaxed)
  }

  /// Answers a request, and tells what it took if anyone wants to know.
  @inline(__always)
  func told(
    _ key: Container.Key, in family: Family, _ produce: () throws(InjectionError) -> Outcome
  ) throws(InjectionError) {
    if isWatched(family) { try tell(key, in: family, produce) } else { _ = try produce() }
  }

  @inline(never)
  private func tell(
    _ key: Container.Key, in family: Family, _ produce: () throws(InjectionError) -> Outcome
  ) throws(InjectionError) {
    let start = ContinuousClock.now
    let depth = state.pointee.path.count
    do throws(InjectionError) {
      let outcome = try produce()
      let cost = ContinuousClock.now - start
      switch outcome {
      case .hit: tell(.hit, key, in: family, depth: depth, cost: cost)
      case .build: tell(.build, key, in: family, depth: depth, cost: cost)
      case .other: break
      }
      tell(.resolve, key, in: family, depth: depth, cost: cost)
    } catch {
      tell(.failure, key, in: family, depth: depth, cost: ContinuousClock.now - start)
      throw error
    }
  }

  /// Tells of one event, unless it is a subscriber who asked.
  func tell(
    _ kind: Container.Event.Kind, _ key: Container.Key, in family: Family, depth: Int, cost: Duration
  ) {
    guard !state.pointee.isTelling else { return }
    state.pointee.isTelling = true
    defer { state.pointee.isTelling = false }
    family.subscribers.tell(Container.Event(kind: kind, key: key, depth: depth, cost: cost))
  }
}

extension Container {
  /// Tells that an instance is let go, if one is.
  func tellRelease(_ released: Released) {
    let resolution = Resolution.current
    guard resolution.isWatched(family), released.instance != nil, let component = released.component else { return }
    resolution.tell(.release, component.key, in: family, depth: resolution.state.pointee.path.count, cost: .zero)
  }
}

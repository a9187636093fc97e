extension Resolution {
  /// The graph that is being built, for what is asked for later.
  var graph: Graph {
    if let graph = state.pointee.graph { return graph }
    let new = Graph()
    state.pointee.graph = new
    return new
  }

  /// Goes on with a graph that was built before, or is being built.
  ///
  /// - Parameters:
  ///   - undo: lets go of the answer when something cannot be finished.
  ///   - then: is done with the answer before another thread can go on with a graph of the same containers.
  func resume(
    _ graph: Graph, in container: Container, isolation: (any Actor)?, _ answer: () throws(InjectionError) -> Void,
    undo: () -> Void, then: () -> Void
  ) throws(InjectionError) {
    let lock = container.family.buildLock
    let isNewlyLocked = hold(lock)
    defer { if isNewlyLocked { letGo(lock) } }
    if state.pointee.isActive, state.pointee.graph === graph {
      try run(isolation: isolation, answer, undo: undo)
    } else {
      let outer = suspend(for: graph)
      defer { takeUp(outer) }
      try run(isolation: isolation, answer, undo: undo)
    }
    then()
  }

  /// Builds what is shared alone, unless this thread does already.
  func hold(_ lock: BuildLock) -> Bool {
    if state.pointee.locks.contains(where: { $0 === lock }) { return false }
    lock.lock()
    state.pointee.locks.append(lock)
    return true
  }

  func letGo(_ lock: BuildLock) {
    lock.unlock()
    state.pointee.locks.removeAll { $0 === lock }
  }

  /// What waits while a thread goes on with another graph.
  private struct Suspended {
    let isActive: Bool
    let asker: Asker
    let path: BuildPath
    let instances: PlaceMap<Instance>
    let unfinished: [Unfinished]
    let unpublished: [Instance]
    let graph: Graph?
    let outerLocks: Int
  }

  private func suspend(for graph: Graph) -> Suspended {
    let outer = Suspended(
      isActive: state.pointee.isActive, asker: state.pointee.asker, path: state.pointee.path,
      instances: state.pointee.instances, unfinished: state.pointee.unfinished,
      unpublished: state.pointee.unpublished, graph: state.pointee.graph, outerLocks: state.pointee.outerLocks)
    state.pointee.isActive = false
    state.pointee.instances = PlaceMap()
    for instance in graph.instances {
      state.pointee.instances.append(instance, at: Place(component: instance.component, view: instance.view))
    }
    state.pointee.unfinished = []
    state.pointee.unpublished = []
    state.pointee.graph = graph
    state.pointee.outerLocks = state.pointee.locks.count
    return outer
  }

  private func takeUp(_ outer: Suspended) {
    state.pointee.isActive = outer.isActive
    state.pointee.asker = outer.asker
    state.pointee.path = outer.path
    state.pointee.instances = outer.instances
    state.pointee.unfinished = outer.unfinished
    state.pointee.unpublished = outer.unpublished
    state.pointee.graph = outer.graph
    state.pointee.outerLocks = outer.outerLocks
  }
}

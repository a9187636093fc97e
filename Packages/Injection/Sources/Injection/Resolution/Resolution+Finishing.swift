extension Resolution {
  /// Notes what an instance that was just built still lacks.
  @inline(never)
  func finishLater(
    _ component: Component, _ finishes: [Details.Finish], view: Container, output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    for finish in finishes {
      guard finish.isolation == nil || finish.isolation == state.pointee.isolation else {
        Erased.destroy(at: output, as: component.type)
        throw .isolated(component.key, path: path)
      }
      state.pointee.unfinished.append(
        Unfinished(
          path: state.pointee.path.link(), component: component, view: view, isolation: state.pointee.isolation,
          finish: finish.prepare(output)))
    }
  }

  /// Gives what instances still lack. Doing so may build more of them.
  func finishAll() throws(InjectionError) {
    var next = 0
    while next < state.pointee.unfinished.count {
      let work = state.pointee.unfinished[next]
      state.pointee.path = BuildPath(from: work.path)
      state.pointee.isolation = work.isolation
      state.pointee.asker = Asker(component: .passUnretained(work.component), need: .property)
      do {
        try work.finish(work.view)
      } catch {
        throw InjectionError(error, path: path)
      }
      work.component.note(.hasGivenProperties)
      next += 1
    }
    for instance in state.pointee.unpublished { instance.view.share(instance.object, of: instance.component) }
  }
}

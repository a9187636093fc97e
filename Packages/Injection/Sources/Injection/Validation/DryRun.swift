/// Tries the factories that ask a container themselves, in a throw-away copy of it and its parents, to learn what they
/// ask for.
///
/// Singletons that come of it are the copy's own, and go with it. What a factory does beside asking for its
/// dependencies, it does for real.
struct DryRun {
  /// What the factories that failed threw, by their registrations.
  private(set) var troubles: [ObjectIdentifier: String] = [:]

  init(of container: Container, isolation: (any Actor)?) {
    var copy: Container?
    for original in container.lineage.reversed() { copy = Container(copying: original, parent: copy) }
    let stages = copy?.lineage ?? []
    for stage in stages.reversed() {
      for record in stage.records where record.gap == .closure || record.gap == .properties {
        do throws(InjectionError) {
          try stage.tryOut(record.key.type, record.key, isolation: isolation)
        } catch {
          troubles[record.id] = error.description
        }
      }
    }
    for component in stages.flatMap(\.components) {
      container.tree.withLock {
        component.original.history.formUnion(component.history.intersection([.hasRun, .hasGivenProperties]))
      }
    }
  }
}

extension Container {
  /// Builds an instance and lets it go.
  fileprivate func tryOut<Output>(
    _ type: Output.Type, _ key: Key, isolation: (any Actor)?
  ) throws(InjectionError) {
    let _: Output = try Resolution.current.answer(key, in: self, isolation: isolation)
  }
}

/// Tries the factories that ask a container themselves, in a throw-away copy of it and its parents, to learn what they
/// ask for.
///
/// Singletons that come of it are the copy's own, and go with it. What a factory does beside asking for its
/// dependencies, it does for real.
struct Rehearsal {
  /// What the factories that failed threw, by their registrations.
  private(set) var troubles: [ObjectIdentifier: String] = [:]
  private var stage: Container
  private var copies: [(copy: Component, original: Component, owner: Container)] = []

  init(of container: Container, isolation: (any Actor)?) {
    stage = Container()
    for original in container.lineage.reversed() {
      stage = Container(parent: original.parent == nil ? nil : stage)
      for component in original.components { copies.append((stage.addCopy(of: component), component, stage)) }
    }
    for (copy, original, owner) in copies where original.record.canBeTried {
      do throws(InjectionError) {
        try owner.tryOut(copy.type, copy.key, isolation: isolation)
      } catch {
        troubles[ObjectIdentifier(original)] = error.description
      }
    }
    for (copy, original, _) in copies {
      for event in [Component.Event.hasRun, .hasGivenProperties] where copy.has(event) { original.note(event) }
    }
  }
}

extension RegistrationRecord {
  /// Whether building it would teach something.
  fileprivate var canBeTried: Bool { gap == .closure || gap == .properties }
}

extension Container {
  /// Registers what another container has registered. What the copy learns, the original has learned.
  fileprivate func addCopy(of component: Component) -> Component {
    let details = component.details
    let copy = component.with(
      Details(
        forwardsTo: details?.forwardsTo, finishes: details?.finishes ?? [], original: details?.original ?? component))
    return register { state in
      (copy, details?.forwardsTo.map { state.insertForwarder(copy, to: $0) } ?? state.insert(copy))
    }
  }

  /// Builds an instance and lets it go.
  fileprivate func tryOut<Output>(
    _ type: Output.Type, _ key: Key, isolation: (any Actor)?
  ) throws(InjectionError) {
    let _: Output = try Resolution.current.answer(key, in: self, isolation: isolation)
  }
}

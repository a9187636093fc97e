extension Container {
  /// Builds an instance with all that it needs, wherever that belongs: first what is registered with `registerAsync`, then
  /// the rest, on the actor that registered it.
  ///
  /// ```swift
  /// let session = try await container.resolveAsync(Session.self)
  /// ```
  ///
  /// It has another name than `resolve` so that code which need not wait is not made to.
  public func resolveAsync<Output: Sendable>(
    _ type: Output.Type = Output.self, name: String? = nil
  ) async throws -> Output {
    let container = standIn
    try await container.buildAsynchronous(for: Key(type, name: name))
    return try await container.resolveWhereItBelongs(type, name: name)
  }

  /// Hops to the actor of the registration, and then to that of whatever is refused there.
  private func resolveWhereItBelongs<Output: Sendable>(_ type: Output.Type, name: String?) async throws -> Output {
    var actor = owner(of: Key(type, name: name))?.component.site.actor
    while true {
      switch await answer(type, name: name, on: actor) {
      case .success(let output): return output
      case .failure(let error):
        guard case .isolated(let key, _) = error, actor == nil, let other = owner(of: key)?.component.site.actor else {
          throw error
        }
        actor = other
      }
    }
  }

  private func answer<Output: Sendable>(
    _ type: Output.Type, name: String?, on actor: isolated (any Actor)?
  ) -> Result<Output, InjectionError> {
    do {
      return .success(try resolve(type, name: name, isolation: actor))
    } catch {
      return .failure(error)
    }
  }

  /// Builds what is registered as asynchronous and needed for a key, so that the rest can be built at once.
  private func buildAsynchronous(for key: Key) async throws {
    for (component, owner) in try asynchronous(neededFor: key) where owner.sharedInstance(of: component) == nil {
      guard let factory = component.extras?.asynchronous else { continue }
      do {
        let known = { @Sendable in owner.sharedInstance(of: component) }
        let share = { @Sendable (instance: AnyObject) in
          if known() == nil { owner.share(instance, of: component) }
        }
        // It is not shared if it has been reset meanwhile.
        share(try await factory.build(in: owner, known: known, share: share))
      } catch {
        throw InjectionError(error, path: InjectionError.Path([component]))
      }
    }
  }

  /// The asynchronous registrations that a key leads to, not through another one of them.
  ///
  /// - Throws: `cycle` if one of them needs itself: their tasks would wait for each other.
  private func asynchronous(neededFor key: Key) throws(InjectionError) -> [(component: Component, owner: Container)] {
    var found: [(component: Component, owner: Container)] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [key]
    while let next = waiting.popLast() {
      for (component, owner) in owners(of: next) where seen.insert(ObjectIdentifier(component)).inserted {
        if component.extras?.asynchronous != nil {
          guard !owner.needsItself(component) else {
            throw .cycle(path: InjectionError.Path([component, component]))
          }
          found.append((component, owner))
        } else {
          waiting += component.keysNeededAtOnce
        }
      }
    }
    return found
  }

  private func needsItself(_ component: Component) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = component.keysNeededAtOnce
    while let next = waiting.popLast() {
      for (other, _) in owners(of: next) {
        if other === component { return true }
        if seen.insert(ObjectIdentifier(other)).inserted { waiting += other.keysNeededAtOnce }
      }
    }
    return false
  }

  private func owner(of key: Key) -> (component: Component, owner: Container)? {
    for owner in lineage {
      if let component = owner.withState({ $0.component(for: key) }) { return (component, owner) }
    }
    return nil
  }

  /// The registrations that a key means, which are several for an array.
  private func owners(of key: Key) -> [(component: Component, owner: Container)] {
    if let owner = owner(of: key) { return [owner] }
    guard key.type is any IndirectDependency.Type else { return [] }
    let dependency = Dependency(parameter: key.type)
    if dependency.need == .lazy || dependency.need == .provider { return [] }
    if dependency.isOfAll { return components(of: dependency.key.type) }
    return [owner(of: Key(dependency.key.type, name: dependency.key.name ?? key.name))].compactMap(\.self)
  }
}

extension Component {
  /// What its factory is given or was seen asking for, before it can build anything.
  fileprivate var keysNeededAtOnce: [Container.Key] {
    if let target = extras?.forwardsTo { return [target] }
    return parameters.map { Container.Key($0, name: nil) }
  }
}

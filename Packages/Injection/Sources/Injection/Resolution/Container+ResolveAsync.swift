extension Container {
  /// Builds an instance with all that it needs, wherever that belongs: first what is registered with `registerAsync`, then
  /// the rest, on the actor that registered it.
  ///
  /// ```swift
  /// let session = try await container.resolveAsync(Session.self)
  /// ```
  ///
  /// A factory that asks the container itself runs again, once what it asked for is there.
  ///
  /// It has another name than `resolve` so that code which need not wait is not made to.
  public func resolveAsync<Output: Sendable>(
    _ type: Output.Type = Output.self, name: String? = nil
  ) async throws -> Output {
    try await resolveAsync(type, name: name, for: nil)
  }

  /// As above, for an asynchronous factory.
  func resolveAsync<Output: Sendable>(
    _ type: Output.Type, name: String? = nil, for asker: AsynchronousFactory?
  ) async throws -> Output {
    let container = standIn
    try await container.buildAsynchronous(for: Key(type, name: name), asker)
    return try await container.resolveWhereItBelongs(type, name: name, for: asker)
  }

  /// Hops to the actor of the registration, and then to that of whatever is refused there.
  private func resolveWhereItBelongs<Output: Sendable>(
    _ type: Output.Type, name: String?, for asker: AsynchronousFactory?
  ) async throws -> Output {
    var actor = owner(of: Key(type, name: name))?.component.site.actor
    var tries: [ObjectIdentifier: [Key: Int]] = [:]
    while true {
      switch await answer(type, name: name, on: actor) {
      case .success(let output): return output
      case .failure(.asynchronous(let key, let path)):
        // A factory asked for it itself, which could not be known before.
        let asked = asynchronous(key, at: path)
        let counts = (asked.isEmpty ? [self] : asked.map(\.owner)).map { owner in
          tries[ObjectIdentifier(owner), default: [:]][key, default: 0] += 1
          return tries[ObjectIdentifier(owner)]?[key] ?? 0
        }
        guard counts.contains(where: { $0 <= (asked.isEmpty ? 1 : Self.mostTries) }) else {
          throw InjectionError.asynchronous(key, path: path)
        }
        try await build(asked, for: asker)
      case .failure(let error):
        guard case .isolated(let key, _) = error, actor == nil, let other = owner(of: key)?.component.site.actor else {
          throw error
        }
        actor = other
      }
    }
  }

  /// How often something is awaited for one request. It may be reset or registered again by others before it is used; a
  /// factory that does so itself would go on for ever.
  private static var mostTries: Int { 100 }

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
  ///
  /// - Throws: `cycle` if one of them needs the factory that asks: their tasks would wait for each other.
  private func buildAsynchronous(for key: Key, _ asker: AsynchronousFactory?) async throws {
    try await build(asynchronous(neededFor: key), for: asker)
  }

  private func build(
    _ registrations: [(component: Component, owner: Container)], for asker: AsynchronousFactory?
  ) async throws {
    for (component, owner) in registrations where owner.sharedInstance(of: component) == nil {
      guard let factory = component.extras?.asynchronous else { continue }
      do {
        let known = { @Sendable in owner.sharedInstance(of: component) }
        let share = { @Sendable (instance: AnyObject) in
          if known() == nil { owner.share(instance, of: component) }
        }
        guard let instance = try await factory.build(in: owner, for: asker, known: known, share: share) else {
          throw InjectionError.cycle(path: InjectionError.Path([component, component]))
        }
        // It is not shared if it has been reset meanwhile.
        share(instance)
      } catch {
        throw InjectionError(error, path: InjectionError.Path([component]))
      }
    }
  }

  /// The asynchronous registrations that a key leads to, not through another one of them.
  private func asynchronous(neededFor key: Key) -> [(component: Component, owner: Container)] {
    var found: [(component: Component, owner: Container)] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [(key: key, view: self)]
    while let (next, view) = waiting.popLast() {
      for (component, owner) in view.owners(of: next) where seen.insert(ObjectIdentifier(component)).inserted {
        if component.extras?.asynchronous != nil {
          found.append((component, owner))
        } else {
          // What others share is built of what its own container knows.
          let view = component.scope == .singleton || component.scope == .weak ? owner : view
          waiting += component.neededKeys.map { ($0, view) }
        }
      }
    }
    return found
  }

  /// The asynchronous registration that a path ends with, which a nearer container's may hide from this one. Several if they
  /// were made by the same line.
  private func asynchronous(_ key: Key, at path: InjectionError.Path) -> [(component: Component, owner: Container)] {
    lineage.compactMap { owner in
      guard let component = owner.withState({ $0.component(for: key) }), component.extras?.asynchronous != nil,
        let last = path.indices.last, path.origin(at: last) == component.origin
      else { return nil }
      return (component, owner)
    }
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
    let name = dependency.key.name ?? key.name
    if dependency.isOfAll {
      return components(of: dependency.key.type).filter { name == nil || $0.component.key.name == name }
    }
    return [owner(of: Key(dependency.key.type, name: name))].compactMap(\.self)
  }
}

extension Component {
  /// What its factory is given, and what its instances are given as properties, as far as that is known beforehand.
  fileprivate var neededKeys: [Container.Key] {
    if let target = extras?.forwardsTo { return [target] }
    return parameters.map { Container.Key($0, name: nil) } + (extras?.finishes ?? []).compactMap(\.need)
  }
}

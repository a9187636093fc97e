extension Container {
  /// What was just registered, to say more about it.
  public struct Registration<Output, Input>: Sendable {
    let container: Container
    let component: Component

    /// What the registration is found by.
    public var key: Key { component.key }

    /// Answers requests for these types too, under the same name, with the same instances.
    ///
    /// ```swift
    /// container.register(UserRepository.init).implements((any UserRepositoryType).self)
    /// ```
    ///
    /// What is built must be of these types; where it is not, resolving them throws `InjectionError.notImplemented`.
    @discardableResult
    public func implements<each Interface>(_ types: repeat (each Interface).Type) -> Self {
      repeat forward((each Interface).self)
      return self
    }

    /// Gives an instance what its initialiser could not, such as a reference back to what it is a part of.
    ///
    /// It is called once for each instance that is built, when all that the outermost request asked for is there.
    @discardableResult
    public func resolvingProperties(
      isolation: isolated (any Actor)? = #isolation, _ finish: @escaping (Container, Output) throws -> Void
    ) -> Self {
      let finish = Details.Finish(isolation: isolation.map(ObjectIdentifier.init)) { address in
        let instance = address.assumingMemoryBound(to: Output.self).pointee
        return { container in try finish(container, instance) }
      }
      let finishes = (component.details?.finishes ?? []) + [finish]
      let new = component.with(Details(finishes: finishes))
      return Registration(
        container: container, component: container.register { (new, $0.insert(new, insteadOf: component)) })
    }

    private func forward<Interface>(_ type: Interface.Type) {
      let target = component.key
      let facts = Component.Facts(
        key: Key(Interface.self, name: target.name, arguments: Input.self), scope: .transient, site: component.site,
        line: component.line, details: Details(forwardsTo: target),
        traits: Interface.self is AnyObject.Type ? .buildsObjects : [])
      let forwarder = Component.make(facts) { errand in
        guard case .build(let construction) = errand else { return }
        let instance: Output = try construction.resolution.received { output throws(InjectionError) in
          try construction.resolution.produce(
            target, in: construction.container, input: construction.input, output: output)
        }
        guard let instance = instance as? Interface else {
          throw construction.resolution.notImplemented(facts.key, by: Output.self)
        }
        construction.deliver(instance)
      }
      _ = container.register { (forwarder, $0.insertForwarder(forwarder, to: target)) }
    }
  }
}

extension Container {
  /// What was just registered, to say more about it.
  public struct Registration<Output, Input>: Sendable {
    let container: Container
    let recipe: Recipe<Output, Input>

    /// What the registration is found by.
    public var key: Key { recipe.key }

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
      let finish = Recipe<Output, Input>.Finish(isolation: isolation.map(ObjectIdentifier.init), run: finish)
      let new = recipe.adding(finish)
      _ = container.state.withLock { $0.replace(recipe, by: new) }
      return Registration(container: container, recipe: new)
    }

    private func forward<Interface>(_ type: Interface.Type) {
      let (name, implementer) = (recipe.key.name, Output.self)
      let key = Key(Interface.self, name: name, arguments: Input.self)
      let facts = Component.Facts(
        key: key, scope: .transient, isolation: nil, origin: recipe.facts.origin, parameters: [],
        forwardsTo: recipe.key)
      let forwarding = Recipe<Interface, Input>(facts) { container, input in
        let resolution = Resolution.current
        let instance = try resolution.instance(of: implementer, name: name, input: input, in: container)
        guard let instance = instance as? Interface else { throw resolution.notImplemented(key, by: implementer) }
        return instance
      }
      _ = container.state.withLock { $0.insert(forwarding, forwardingTo: recipe.key) }
    }
  }
}

extension Container {
  /// What was registered, to say more about it.
  ///
  /// A handle means its registration whatever has been said of it since. Once that has been removed, or another was made for
  /// its key, the handle changes nothing.
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

    /// Answers requests for the same type under other names too, with the same instances. `all` counts it once.
    ///
    /// ```swift
    /// container.register(name: "main", Store.init).named("default", "user")
    /// ```
    @discardableResult
    public func named(_ names: String...) -> Self {
      for name in names {
        forward(Output.self, name: name, traits: .isAlias) { instance, _, _ in instance }
      }
      return self
    }

    /// Removes the registration, with what says that it implements other types.
    public func remove() {
      container.change { $0.present(component) == nil ? nil : $0.remove(component.key) }
    }

    /// Gives an instance what its initialiser could not, such as a reference back to what it is a part of.
    ///
    /// It is called once for each instance that is built, when all that the outermost request asked for is there.
    @discardableResult
    public func resolvingProperties(
      isolation: isolated (any Actor)? = #isolation, _ finish: @escaping (Container, Output) throws -> Void
    ) -> Self {
      finishing(isolation: isolation, need: nil, finish)
    }

    /// As `resolvingProperties`, with what is asked for if that is known.
    func finishing(
      isolation: (any Actor)?, need: Key?, _ finish: @escaping (Container, Output) throws -> Void
    ) -> Self {
      let finish = RegistrationExtras.Finish(isolation: isolation.map(ObjectIdentifier.init), need: need) { address in
        let instance = address.assumingMemoryBound(to: Output.self).pointee
        return { container in try finish(container, instance) }
      }
      container.change { $0.replace(component) { $0.successor(finish: finish) } }
      return self
    }

    private func forward<Interface>(_ type: Interface.Type) {
      forward(type, name: component.key.name, traits: []) { instance, key, resolution throws(InjectionError) in
        guard let interface = instance as? Interface else {
          throw resolution.notImplemented(key, by: Output.self)
        }
        return interface
      }
    }

    private func forward<Interface>(
      _ type: Interface.Type, name: String?, traits: Component.Traits,
      convert: @escaping (Output, Key, Resolution) throws(InjectionError) -> Interface
    ) {
      let target = component.key
      let key = Key(type, name: name, arguments: Input.self)
      guard key != target else { return }
      let facts = Component.Facts(
        hash: key.hash, line: component.line, scope: .transient,
        traits: Interface.self is AnyObject.Type ? traits.union(.buildsObjects) : traits)
      let forwarder = Component.make(
        key, facts, at: .passUnretained(component.site), extras: RegistrationExtras(forwardsTo: target),
        .serving { request in
          guard case .build(let construction) = request else { return }
          let instance: Output = try construction.resolution.received { output throws(InjectionError) in
            try construction.resolution.produce(
              target, in: construction.container, input: construction.input, output: output)
          }
          construction.deliver(try convert(instance, key, construction.resolution))
        })
      container.change { $0.present(component) == nil ? nil : $0.insertForwarder(forwarder, to: target) }
    }
  }
}

extension Container {
  /// Removes a registration of this container, with what says that it implements other types.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func remove<Output>(_ type: Output.Type, name: String? = nil) -> Bool {
    remove(Key(type, name: name))
  }

  /// Removes a registration whose factory takes arguments of these types.
  @discardableResult
  public func remove<Output, First, each Rest>(
    _ type: Output.Type, arguments first: First.Type, _ rest: repeat (each Rest).Type, name: String? = nil
  ) -> Bool {
    remove(Key(type, name: name, arguments: (First, repeat each Rest).self))
  }

  private func remove(_ key: Key) -> Bool { change { $0.remove(key) } }
}

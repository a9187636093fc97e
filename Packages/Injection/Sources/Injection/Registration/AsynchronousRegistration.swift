extension Container {
  /// What was registered with `registerAsync`, to say more about it.
  ///
  /// It has no `injecting`, `resolvingProperties` or `decorated`: the factory may wait, and can do all that before it returns.
  public struct AsynchronousRegistration<Output>: Sendable {
    let registration: Registration<Output, Void>

    /// What the registration is found by.
    public var key: Key { registration.key }

    /// Answers requests for these types too, under the same name, with the same instance.
    @discardableResult
    public func implements<each Interface>(_ types: repeat (each Interface).Type) -> Self {
      registration.implements(repeat each types)
      return self
    }

    /// Answers requests for the same type under other names too, with the same instance. `all` counts it once.
    @discardableResult
    public func named(_ names: String...) -> Self {
      names.forEach { registration.named($0) }
      return self
    }

    /// Removes the registration, with what says that it implements other types.
    public func remove() { registration.remove() }
  }
}

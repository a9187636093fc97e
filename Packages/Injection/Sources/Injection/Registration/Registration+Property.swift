extension Container.Registration {
  /// Sets a property of each instance when all that the outermost request asked for is there.
  ///
  /// ```swift
  /// container.register(UserScreen.init).injecting(\.logger)
  /// ```
  ///
  /// The property's type must be registered, or answered without a registration, as `Lazy` is. `validate` sees it.
  @discardableResult
  public func injecting<Value>(
    _ property: ReferenceWritableKeyPath<Output, Value>, name: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Self {
    finishing(isolation: isolation, need: Container.Key(Value.self, name: name)) { container, instance in
      instance[keyPath: property] = try container.resolve(Value.self, name: name, isolation: isolation)
    }
  }

  /// Sets an optional property of each instance. That the property may be nil does not mean that what it refers to may be
  /// missing.
  @discardableResult
  public func injecting<Value>(
    _ property: ReferenceWritableKeyPath<Output, Value?>, name: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Self {
    finishing(isolation: isolation, need: Container.Key(Value.self, name: name)) { container, instance in
      instance[keyPath: property] = try container.resolve(Value.self, name: name, isolation: isolation)
    }
  }
}

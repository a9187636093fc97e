extension Container {
  /// The scopes of instances that outlive the request, so that other threads may be given them too.
  ///
  /// `register(scope: .singleton)` takes one of these. In nonisolated code, what it builds then has to be `Sendable`. On an
  /// actor anything may be shared, since it is only ever handed out there.
  public enum SharedScope: Hashable, Sendable {
    /// As `Scope.singleton`.
    case singleton
    /// As `Scope.weak`.
    case weak
  }
}

extension Container {
  /// The actor that something not `Sendable` is registered on, if it is shared.
  ///
  /// If the compiler says that `nil` is not compatible with this type, there is no actor: make what is shared `Sendable`,
  /// register it on the actor that uses it, or say `scope: .unchecked(.singleton)`.
  public typealias ActorOfWhatIsNotSendable = any Actor
}

extension Container.Scope {
  /// A shared scope for what is not `Sendable` and is registered in nonisolated code.
  ///
  /// ```swift
  /// container.register(scope: .unchecked(.singleton), Cache.init)
  /// ```
  ///
  /// You promise what the compiler cannot see: that one thread at a time uses the instance.
  public static func unchecked(_ scope: Container.SharedScope) -> Container.Scope {
    switch scope {
    case .singleton: .singleton
    case .weak: .weak
    }
  }
}

// Each `register` twice: for what is `Sendable`, and for what is only registered on an actor, where alone it is handed out.
// In nonisolated code `#isolation` is nil, which no `actor` is.
extension Container {
  /// Registers a factory, or an initialiser, of something `Sendable` that is shared.
  @discardableResult
  public func register<Output: Sendable, each Dependency>(
    name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory, or an initialiser, of something that is shared on the actor that this is called on.
  @discardableResult
  public func register<Output, each Dependency>(
    name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    actor: ActorOfWhatIsNotSendable = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory, or an initialiser, as a `Sendable` type whose instance is shared.
  @discardableResult
  public func register<Output: Sendable, each Dependency>(
    _ type: Output.Type, name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory, or an initialiser, as a type whose instance is shared on the actor that this is called on.
  @discardableResult
  public func register<Output, each Dependency>(
    _ type: Output.Type, name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    actor: ActorOfWhatIsNotSendable = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory without parameters of something `Sendable` that is shared.
  @discardableResult
  public func register<Output: Sendable>(
    name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory without parameters of something that is shared on the actor that this is called on.
  @discardableResult
  public func register<Output>(
    name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    actor: ActorOfWhatIsNotSendable = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory without parameters as a `Sendable` type whose instance is shared.
  @discardableResult
  public func register<Output: Sendable>(
    _ type: Output.Type, name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory without parameters as a type whose instance is shared on the actor that this is called on.
  @discardableResult
  public func register<Output>(
    _ type: Output.Type, name: String? = nil, scope: SharedScope, isolation: isolated (any Actor)? = #isolation,
    actor: ActorOfWhatIsNotSendable = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, factory)
  }

  /// Registers a factory that asks for its dependencies itself, of something `Sendable` that is shared.
  @discardableResult
  public func register<Output: Sendable>(
    _ type: Output.Type = Output.self, name: String? = nil, scope: SharedScope,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line,
    with factory: @escaping (Container) throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, with: factory)
  }

  /// Registers a factory that asks for its dependencies itself, of something that is shared on the actor that this is
  /// called on.
  @discardableResult
  public func register<Output>(
    _ type: Output.Type = Output.self, name: String? = nil, scope: SharedScope,
    isolation: isolated (any Actor)? = #isolation, actor: ActorOfWhatIsNotSendable = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    with factory: @escaping (Container) throws -> Output
  ) -> Registration<Output, Void> {
    register(type, name: name, scope: Scope.unchecked(scope), fileID: fileID, line: line, with: factory)
  }
}

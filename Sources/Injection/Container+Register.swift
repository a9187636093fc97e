extension Container {
  /// Registers a factory, or an initialiser, whose parameters are resolved from the container.
  ///
  /// ```swift
  /// container.register(UserScreenViewModel.init)
  /// container.register { UserScreenContext(userRepository: $0) }
  /// ```
  ///
  /// A factory that is registered on an actor only runs there. Registering a key again replaces what was there.
  @discardableResult
  public func register<Output, each Dependency>(
    name: String? = nil, scope: Scope? = nil, isolation: isolated (any Actor)? = #isolation,
    _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: scope, factory)
  }

  /// Registers a factory, or an initialiser, as a type that it may only conform to.
  ///
  /// ```swift
  /// container.register((any UserRepositoryType).self, scope: .singleton, UserRepository.init)
  /// ```
  @discardableResult
  public func register<Output, each Dependency>(
    _ type: Output.Type, name: String? = nil, scope: Scope? = nil, isolation: isolated (any Actor)? = #isolation,
    _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    add(name: name, scope: scope, isolation: isolation) { container, _ in
      let resolution = Resolution.current
      return try factory(
        repeat try resolution.instance(of: (each Dependency).self, name: nil, input: (), in: container))
    }
  }

  /// Registers a factory that asks for its dependencies itself. It is given the container that was asked.
  ///
  /// ```swift
  /// container.register(UserScreenViewModel.self, with: { container in
  ///   try UserScreenViewModel(useCases: container.resolve(name: "signed in"))
  /// })
  /// ```
  @discardableResult
  public func register<Output>(
    _ type: Output.Type = Output.self, name: String? = nil, scope: Scope? = nil,
    isolation: isolated (any Actor)? = #isolation, with factory: @escaping (Container) throws -> Output
  ) -> Registration<Output, Void> {
    add(name: name, scope: scope, isolation: isolation) { container, _ in try factory(container) }
  }

  /// Registers a factory that takes arguments which only the request knows. Each request builds a new instance.
  ///
  /// ```swift
  /// container.register(UserScreenViewModel.self, arguments: User.ID.self) { container, id in
  ///   try UserScreenViewModel(id: id, useCases: container.resolve())
  /// }
  /// ```
  ///
  /// Factories for other types or numbers of arguments are registrations of their own.
  @discardableResult
  public func register<Output, First, each Rest>(
    _ type: Output.Type, arguments first: First.Type, _ rest: repeat (each Rest).Type, name: String? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ factory: @escaping (Container, First, repeat each Rest) throws -> Output
  ) -> Registration<Output, (First, repeat each Rest)> {
    addWithArguments(name: name, isolation: isolation, factory)
  }

  private func addWithArguments<Output, each Argument>(
    name: String?, isolation: (any Actor)?, _ factory: @escaping (Container, repeat each Argument) throws -> Output
  ) -> Registration<Output, (repeat each Argument)> {
    add(name: name, scope: .transient, isolation: isolation) { (container, input: (repeat each Argument)) in
      try factory(container, repeat each input)
    }
  }

  private func add<Output, Input>(
    name: String?, scope: Scope?, isolation: (any Actor)?, _ build: @escaping (Container, Input) throws -> Output
  ) -> Registration<Output, Input> {
    let recipe = Recipe(
      key: Key(Output.self, name: name, arguments: Input.self), scope: scope ?? defaultScope,
      isolation: isolation.map(ObjectIdentifier.init), build: build)
    _ = state.withLock { $0.insert(recipe) }
    return Registration(container: self, recipe: recipe)
  }
}

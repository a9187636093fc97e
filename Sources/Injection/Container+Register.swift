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
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    register(Output.self, name: name, scope: scope, fileID: fileID, line: line, factory)
  }

  /// Registers a factory, or an initialiser, as a type that it may only conform to.
  ///
  /// ```swift
  /// container.register((any UserRepositoryType).self, scope: .singleton, UserRepository.init)
  /// ```
  @discardableResult
  public func register<Output, each Dependency>(
    _ type: Output.Type, name: String? = nil, scope: Scope? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping (repeat each Dependency) throws -> Output
  ) -> Registration<Output, Void> {
    var parameters: [any Any.Type] = []
    repeat parameters.append((each Dependency).self)
    let said = Said(name: name, scope: scope, isolation: isolation, fileID: fileID, line: line, parameters: parameters)
    return add(said) { container, _ in
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
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line,
    with factory: @escaping (Container) throws -> Output
  ) -> Registration<Output, Void> {
    add(Said(name: name, scope: scope, isolation: isolation, fileID: fileID, line: line)) { container, _ in
      try factory(container)
    }
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
    fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping (Container, First, repeat each Rest) throws -> Output
  ) -> Registration<Output, (First, repeat each Rest)> {
    addWithArguments(
      Said(name: name, scope: .transient, isolation: isolation, fileID: fileID, line: line), factory)
  }

  private func addWithArguments<Output, each Argument>(
    _ said: Said, _ factory: @escaping (Container, repeat each Argument) throws -> Output
  ) -> Registration<Output, (repeat each Argument)> {
    add(said) { (container, input: (repeat each Argument)) in try factory(container, repeat each input) }
  }

  private func add<Output, Input>(
    _ said: Said, _ build: @escaping (Container, Input) throws -> Output
  ) -> Registration<Output, Input> {
    let facts = Component.Facts(
      key: Key(Output.self, name: said.name, arguments: Input.self), scope: said.scope ?? defaultScope,
      isolation: said.isolation.map(ObjectIdentifier.init),
      origin: Origin(fileID: said.fileID, line: said.line, part: Resolution.current.part), parameters: said.parameters)
    let recipe = Recipe(facts, build: build)
    _ = state.withLock { $0.insert(recipe) }
    return Registration(container: self, recipe: recipe)
  }

  /// The arguments of `register`.
  private struct Said {
    let name: String?
    let scope: Scope?
    let isolation: (any Actor)?
    let fileID: StaticString
    let line: UInt
    var parameters: [any Any.Type]?
  }
}

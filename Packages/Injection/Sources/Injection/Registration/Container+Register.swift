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
    let arguments = RegistrationArguments(name: name, scope: scope, isolation: isolation, fileID: fileID, line: line)
    return add(
      arguments,
      .serving { request in
        switch request {
        case .build(let construction):
          construction.deliver(try factory(repeat try construction.dependency((each Dependency).self)))
        case .listParameters(let list): repeat list((each Dependency).self)
        }
      })
  }

  /// Registers a factory without parameters.
  @discardableResult
  public func register<Output>(
    name: String? = nil, scope: Scope? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    add(
      RegistrationArguments(name: name, scope: scope, isolation: isolation, fileID: fileID, line: line),
      Factory(direct: factory))
  }

  /// Registers a factory without parameters as a type that what it builds may only conform to.
  ///
  /// Such factories are many, and take less room than others.
  @discardableResult
  public func register<Output>(
    _ type: Output.Type, name: String? = nil, scope: Scope? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line, _ factory: @escaping () throws -> Output
  ) -> Registration<Output, Void> {
    add(
      RegistrationArguments(name: name, scope: scope, isolation: isolation, fileID: fileID, line: line),
      Factory(direct: factory))
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
    let arguments = RegistrationArguments(
      name: name, scope: scope, isolation: isolation, fileID: fileID, line: line, traits: .asksItself)
    return add(
      arguments,
      .serving { request in
        guard case .build(let construction) = request else { return }
        construction.deliver(try factory(construction.container))
      })
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
    let arguments = RegistrationArguments(
      name: name, scope: .transient, isolation: isolation, fileID: fileID, line: line, traits: .asksItself)
    return addWithArguments(arguments, factory)
  }

  private func addWithArguments<Output, each Argument>(
    _ arguments: borrowing RegistrationArguments,
    _ factory: @escaping (Container, repeat each Argument) throws -> Output
  ) -> Registration<Output, (repeat each Argument)> {
    add(
      arguments,
      .serving { request in
        guard case .build(let construction) = request, let input = construction.input else { return }
        let arguments = input.assumingMemoryBound(to: (repeat each Argument).self).pointee
        construction.deliver(try factory(construction.container, repeat each arguments))
      })
  }

  /// Registers an asynchronous factory, or initialiser, of something that is built once and shared, as a singleton is.
  ///
  /// ```swift
  /// container.registerAsync(Database.self) { try await Database.open(at: $0) }
  /// let feed = try await container.resolveAsync(Feed.self)
  /// ```
  ///
  /// Its parameters are resolved where they belong, on whatever actor that is, so they have to be `Sendable`. Once it is
  /// built, `resolve` finds it as any singleton; before that it throws `InjectionError.asynchronous`.
  @discardableResult
  public func registerAsync<Output: Sendable, each Dependency: Sendable>(
    _ type: Output.Type = Output.self, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ factory: @escaping @Sendable (repeat each Dependency) async throws -> Output
  ) -> AsynchronousRegistration<Output> {
    let isObject = Output.self is AnyObject.Type
    let asynchronous = AsynchronousFactory { container, asker in
      let output = try await factory(repeat try await container.resolveAsync((each Dependency).self, for: asker))
      return UncheckedSendableBox(isObject ? output as AnyObject : Box(output))
    }
    let arguments = RegistrationArguments(name: name, scope: .singleton, isolation: nil, fileID: fileID, line: line)
    let key = Key(Output.self, name: name)
    let registration: Registration<Output, Void> = add(
      arguments,
      .serving { request in
        switch request {
        case .build(let construction): throw InjectionError.asynchronous(key, path: construction.resolution.path)
        case .listParameters(let list): repeat list((each Dependency).self)
        }
      }, asynchronous: asynchronous)
    return AsynchronousRegistration(registration: registration)
  }

  @inline(__always)
  private func add<Output, Input>(
    _ arguments: borrowing RegistrationArguments, _ factory: consuming Factory,
    asynchronous: AsynchronousFactory? = nil
  ) -> Registration<Output, Input> {
    let key = Key(Output.self, name: arguments.name, arguments: Input.self)
    let traits = Output.self is AnyObject.Type ? arguments.traits.union(.buildsObjects) : arguments.traits
    return Registration(container: self, component: add(key, key.hash, traits, arguments, factory, asynchronous))
  }

  /// Registers in the container that stands for this one in the current task. Where nothing is overridden, as nearly
  /// always, that takes one look.
  private func add(
    _ key: Key, _ hash: UInt32, _ traits: Component.Traits, _ arguments: borrowing RegistrationArguments,
    _ factory: consuming Factory, _ asynchronous: AsynchronousFactory?
  ) -> Component {
    tree.lock.beginWriting()
    guard tree.overrideCount == 0 else {
      tree.lock.endWriting()
      let standIn = standIn
      standIn.tree.lock.beginWriting()
      return standIn.addUnderLock(key, hash, traits, arguments, factory, asynchronous)
    }
    return addUnderLock(key, hash, traits, arguments, factory, asynchronous)
  }

  /// Registers, and ends the lock.
  private func addUnderLock(
    _ key: Key, _ hash: UInt32, _ traits: Component.Traits, _ arguments: borrowing RegistrationArguments,
    _ factory: consuming Factory, _ asynchronous: AsynchronousFactory?
  ) -> Component {
    let line = UInt32(truncatingIfNeeded: arguments.line)
    let facts = Component.Facts(hash: hash, line: line, scope: arguments.scope ?? state.defaultScope, traits: traits)
    let site = state.site(arguments.fileID, isolation: arguments.isolation, by: .current)
    let place = state.place(of: key, hash: hash)
    let isPlain = place.component == nil && facts.scope != .weak && asynchronous == nil
    let extras = isPlain ? nil : extras(facts, site, insteadOf: place.component, asynchronous)
    let new = Component.make(key, facts, at: site, extras: extras, factory)
    let released = state.insert(new, at: place)
    tree.lock.endWriting()
    if let released { emitRelease(released) }
    return new
  }

  @inline(never)
  private func extras(
    _ facts: Component.Facts, _ site: Unmanaged<RegistrationSite>, insteadOf present: Unmanaged<Component>?,
    _ asynchronous: AsynchronousFactory?
  ) -> RegistrationExtras? {
    let (present, site) = (present?.takeUnretainedValue(), site.takeUnretainedValue())
    let replaced = present.flatMap { $0.isReplaced(from: site, line: facts.line) ? $0.origin : nil }
    guard facts.scope == .weak || replaced != nil || asynchronous != nil else { return nil }
    return RegistrationExtras(replaced: replaced, asynchronous: asynchronous)
  }
}

/// The arguments of `register`.
private struct RegistrationArguments: ~Copyable {
  let name: String?
  let scope: Container.Scope?
  let isolation: (any Actor)?
  let fileID: StaticString
  let line: UInt
  var traits: Component.Traits = []
}

extension Container {
  /// Builds an instance with all that it needs, or returns the one that is shared.
  ///
  /// An optional type resolves to nil when nothing is registered for what it wraps, and never because of a failure.
  public func resolve<Output>(
    _ type: Output.Type, name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    try Resolution.current.answer(Key(type, name: name), in: self, isolation: isolation)
  }

  /// Builds an instance of these arguments: by the factory that takes arguments of these types, or else by a factory
  /// without, if anything in its graph takes them with `arg`.
  public func resolve<Output, First, each Rest>(
    _ type: Output.Type, name: String? = nil, arguments first: First, _ rest: repeat each Rest,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    let key = Key(type, name: name, arguments: (First, repeat each Rest).self)
    return try withUnsafePointer(to: (first, repeat each rest)) { (input) throws(InjectionError) in
      try Resolution.current.answer(key, in: self, input: input, isolation: isolation) { stack, frame in
        stack.push(elementsAt: input, of: First.self, repeat (each Rest).self, frame: frame)
      }
    }
  }

  /// Builds an instance of one argument, which is the usual number and costs less than several.
  public func resolve<Output, Argument>(
    _ type: Output.Type, name: String? = nil, arguments argument: Argument,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    let key = Key(type, name: name, arguments: Argument.self)
    return try withUnsafePointer(to: argument) { (input) throws(InjectionError) in
      try Resolution.current.answer(key, in: self, input: input, isolation: isolation) { stack, frame in
        stack.push(Argument.self, at: input, frame: frame)
      }
    }
  }

  /// Builds an instance of a type that is only known at run time.
  public func resolve(
    runtimeType type: any Any.Type, name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Any {
    func resolve<Output>(_ type: Output.Type) throws(InjectionError) -> Any {
      try Resolution.current.answer(Key(type, name: name), in: self, isolation: isolation) as Output
    }
    return try resolve(type)
  }
}

// Requests whose type follows from what is done with the answer. The ones for optional variables are favoured, since
// `screen.router = try container.resolve()` would otherwise ask for a router that may be missing, and hide that it is.
extension Container {
  /// Builds an instance of the type that is expected.
  @_disfavoredOverload
  public func resolve<Output>(
    name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    try resolve(Output.self, name: name)
  }

  /// Builds an instance for an optional variable. That the variable may be nil does not mean that the instance may be
  /// missing: ask for `Output?.self` where it may.
  public func resolve<Output>(
    name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output? {
    try resolve(Output.self, name: name)
  }

  /// Builds an instance of the type that is expected, by the factory that takes arguments of these types.
  @_disfavoredOverload
  public func resolve<Output, First, each Rest>(
    name: String? = nil, arguments first: First, _ rest: repeat each Rest,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    try resolve(Output.self, name: name, arguments: first, repeat each rest)
  }

  /// Builds an instance for an optional variable, by the factory that takes arguments of these types.
  public func resolve<Output, First, each Rest>(
    name: String? = nil, arguments first: First, _ rest: repeat each Rest,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output? {
    try resolve(Output.self, name: name, arguments: first, repeat each rest)
  }
}

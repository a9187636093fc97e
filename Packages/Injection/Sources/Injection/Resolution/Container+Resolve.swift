extension Container {
  /// Builds an instance with all that it needs, or answers the one that is shared.
  ///
  /// An optional type resolves to nil when nothing is registered for what it wraps, and never because of a failure.
  public func resolve<Output>(
    _ type: Output.Type, name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    try withStandIn { (container) throws(InjectionError) in
      try Resolution.current.answer(Key(type, name: name), in: container, isolation: isolation)
    }
  }

  /// Builds an instance by the factory that takes arguments of these types.
  public func resolve<Output, First, each Rest>(
    _ type: Output.Type, name: String? = nil, arguments first: First, _ rest: repeat each Rest,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    let key = Key(type, name: name, arguments: (First, repeat each Rest).self)
    let input = (first, repeat each rest)
    return try withUnsafePointer(to: input) { (input) throws(InjectionError) in
      try withStandIn { (container) throws(InjectionError) in
        try Resolution.current.answer(key, in: container, input: input, isolation: isolation)
      }
    }
  }

  /// Builds an instance of each registration of a type, of any name and of all that implement it.
  ///
  /// They are in the order of registration, the parents' first. They make one graph.
  public func all<Output>(
    _ type: Output.Type = Output.self, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> [Output] {
    let resolution = Resolution.current
    let container = standIn
    var instances: [Output] = []
    try resolution.run(isolation: isolation) { () throws(InjectionError) in
      resolution.learn(Key(type, name: nil), need: .all)
      for (component, owner) in container.components(of: type) {
        instances.append(
          try resolution.received { output throws(InjectionError) in
            try resolution.told(component.key, in: family) { () throws(InjectionError) in
              try resolution.produce(component, owner: owner, view: container, input: nil, output: output)
            }
          })
      }
    } undo: {
    }
    return instances
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

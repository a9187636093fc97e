extension Container {
  /// Builds an instance with all that it needs, or answers the one that is shared.
  ///
  /// An optional type resolves to nil when nothing is registered for what it wraps, and never because of a failure.
  public func resolve<Output>(
    _ type: Output.Type = Output.self, name: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    let resolution = Resolution.current
    return try resolution.run(isolation: isolation) { () throws(InjectionError) in
      try resolution.instance(of: type, name: name, input: (), in: self)
    }
  }

  /// Builds an instance by the factory that takes arguments of these types.
  public func resolve<Output, First, each Rest>(
    _ type: Output.Type = Output.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest,
    isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Output {
    let resolution = Resolution.current
    return try resolution.run(isolation: isolation) { () throws(InjectionError) in
      try resolution.instance(of: type, name: name, input: (first, repeat each rest), in: self)
    }
  }

  /// Builds an instance of each registration of a type, of any name and of all that implement it.
  ///
  /// They are in the order of registration, the parents' first. They make one graph.
  public func all<Output>(
    _ type: Output.Type = Output.self, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> [Output] {
    let resolution = Resolution.current
    return try resolution.run(isolation: isolation) { () throws(InjectionError) in
      var instances: [Output] = []
      for (component, owner) in components(of: type) {
        let recipe = unsafeDowncast(component, to: Recipe<Output, Void>.self)
        instances.append(try resolution.instance(of: recipe, input: (), owner: owner, view: self))
      }
      return instances
    }
  }
}

extension Container.Registration {
  /// Puts something around each instance, or in its place, before anybody has it.
  ///
  /// ```swift
  /// container.register((any UserAPI).self, RemoteUserAPI.init).decorated { LoggingUserAPI(around: $0) }
  /// ```
  ///
  /// Decorators are called in the order in which they were added. An instance that is shared already stays as it is, and so
  /// does what `registerAsync` builds.
  @discardableResult
  public func decorated(
    isolation: isolated (any Actor)? = #isolation, _ decorate: @escaping (Output) throws -> Output
  ) -> Self {
    let isolation = isolation.map(ObjectIdentifier.init)
    container.change { state in
      state.replace(component) { $0.successor(Self.decorating($0, isolation: isolation, decorate)) }
    }
    return self
  }

  private static func decorating(
    _ component: Component, isolation: ObjectIdentifier?, _ decorate: @escaping (Output) throws -> Output
  ) -> Factory {
    let (key, factory) = (component.key, component.factory)
    return .serving { request in
      guard case .build(let construction) = request else { return try factory.serve(request, type: Output.self) }
      let resolution = construction.resolution
      guard isolation == nil || isolation == resolution.state.pointee.isolation else {
        throw InjectionError.isolated(key, path: resolution.path)
      }
      try factory.serve(request, type: Output.self)
      construction.deliver(try decorate(construction.output.assumingMemoryBound(to: Output.self).move()))
    }
  }
}

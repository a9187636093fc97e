/// A dependency that a container may be without.
protocol OptionalDependency {
  /// The type of the dependency that may be missing.
  static var wrapped: any Any.Type { get }

  /// The wrapped instance, or nil when nothing is registered for it. A failure to build it stays a failure.
  static func resolve<Input>(
    name: String?, input: Input, in container: Container, by resolution: Resolution
  ) throws(InjectionError) -> Self
}

extension Optional: OptionalDependency {
  static var wrapped: any Any.Type { Wrapped.self }

  static func resolve<Input>(
    name: String?, input: Input, in container: Container, by resolution: Resolution
  ) throws(InjectionError) -> Wrapped? {
    guard container.find(Container.Key(Wrapped.self, name: name, arguments: Input.self)) != nil else { return nil }
    return try resolution.instance(of: Wrapped.self, name: name, input: input, in: container)
  }
}

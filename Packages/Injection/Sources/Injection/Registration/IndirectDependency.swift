/// A type that a container answers without a registration, by what is registered for another type.
protocol IndirectDependency {
  /// The type of what is registered.
  static var target: any Any.Type { get }
  /// When the target is needed.
  static var need: Dependency.Need { get }

  /// Leaves an instance in memory.
  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError)
}

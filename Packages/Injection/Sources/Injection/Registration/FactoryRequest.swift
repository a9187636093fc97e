/// What the type-erased factory closure of a registration is asked to do.
enum FactoryRequest {
  /// Build an instance, and write it to an address.
  case build(Construction)
  /// Call back with the type of each parameter of the factory.
  case listParameters((any Any.Type) -> Void)

  /// All that building an instance takes.
  struct Construction {
    let resolution: Resolution
    /// The container that dependencies are asked of.
    let container: Container
    /// The address of the factory's own arguments.
    let input: UnsafeRawPointer?
    /// Memory for the instance.
    let output: UnsafeMutableRawPointer
  }
}

extension FactoryRequest.Construction {
  /// The instance for a parameter of a factory.
  @inline(__always)
  func dependency<Dependency>(_ type: Dependency.Type) throws(InjectionError) -> Dependency {
    try resolution.instance(of: type, name: nil, in: container)
  }

  /// Hands the new instance to whoever asked for it.
  func deliver<Output>(_ output: consuming Output) {
    self.output.initializeMemory(as: Output.self, to: output)
  }
}

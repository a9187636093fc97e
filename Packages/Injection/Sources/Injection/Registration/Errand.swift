/// What a registration's closure is sent for.
enum Errand {
  /// To build an instance, and leave it at an address.
  case build(Construction)
  /// To say what types its factory is given.
  case list((any Any.Type) -> Void)

  /// All that building an instance takes.
  struct Construction {
    let resolution: Resolution
    /// The container that dependencies are asked of.
    let container: Container
    /// The address of the runtime arguments.
    let input: UnsafeRawPointer?
    /// Memory for the instance.
    let output: UnsafeMutableRawPointer
  }
}

extension Errand.Construction {
  /// The instance for a parameter of a factory.
  func dependency<Dependency>(_ type: Dependency.Type) throws(InjectionError) -> Dependency {
    try resolution.instance(of: type, name: nil, in: container)
  }

  /// Leaves what was built to the one who asked.
  func deliver<Output>(_ output: Output) {
    self.output.initializeMemory(as: Output.self, to: output)
  }
}

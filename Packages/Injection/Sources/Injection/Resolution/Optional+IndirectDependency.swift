extension Optional: IndirectDependency {
  static var target: any Any.Type { Wrapped.self }
  static var need: Dependency.Need { .optional }

  /// The wrapped instance, or nil when nothing is registered for it. A failure to build it stays a failure.
  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let wrapped = Container.Key(Wrapped.self, name: key.name, arguments: key.arguments)
    let instance: Wrapped? =
      if case .nothing = resolution.find(wrapped, in: container) { nil } else {
        try resolution.received { output throws(InjectionError) in
          try resolution.produce(wrapped, in: container, input: input, output: output)
        }
      }
    output.initializeMemory(as: Wrapped?.self, to: instance)
  }
}

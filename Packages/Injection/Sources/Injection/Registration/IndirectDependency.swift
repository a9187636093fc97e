/// A type that a container answers without a registration, by what is registered for another type.
protocol IndirectDependency {
  /// The type of what is registered.
  static var target: any Any.Type { get }
  /// When and how the target is needed.
  static var need: Dependency.Need { get }
  /// The name that the target is asked for by, if the type says it.
  static var name: String? { get }

  /// Whether `produce` would find what it needs.
  static func isAvailable(_ key: Container.Key, in container: Container, to resolution: Resolution) -> Bool

  /// Writes an instance to memory.
  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError)
}

extension IndirectDependency {
  static var name: String? { nil }

  static func isAvailable(_ key: Container.Key, in container: Container, to resolution: Resolution) -> Bool {
    resolution.knows(Container.Key(target, name: name ?? key.name, arguments: key.arguments), in: container)
  }
}

extension Resolution {
  /// Whether a key can be asked for: it is registered, or answered by what is.
  func knows(_ key: Container.Key, in container: Container) -> Bool {
    registration(for: key, in: container) != nil || knowsIndirectly(key, in: container)
  }

  /// Whether a key that is not registered is answered by what is.
  fileprivate func knowsIndirectly(_ key: Container.Key, in container: Container) -> Bool {
    state.pointee.indirectTypes.known(key.type)?.isAvailable(key, in: container, to: self) ?? false
  }
}

extension Optional: IndirectDependency {
  static var target: any Any.Type { Wrapped.self }
  static var need: Dependency.Need { .optional }

  /// The wrapped instance, or nil if it is not registered. A failure to build it stays a failure.
  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let wrapped = Container.Key(Wrapped.self, name: key.name, arguments: key.arguments)
    while true {
      let registration = resolution.registration(for: wrapped, in: container)
      guard registration != nil || resolution.knowsIndirectly(wrapped, in: container) else { break }
      do throws(InjectionError) {
        let instance: Wrapped = try resolution.received { output throws(InjectionError) in
          try resolution.produce(wrapped, in: container, input: input, output: output)
        }
        output.initializeMemory(as: Wrapped?.self, to: instance)
        return
      } catch {
        // Another thread may have removed it meanwhile, and registered it again.
        let present = resolution.registration(for: wrapped, in: container)
        guard present === registration else {
          guard resolution.wasNotFound(registration, error) else { throw error }
          continue
        }
        if present != nil || resolution.knowsIndirectly(wrapped, in: container) { throw error }
      }
    }
    output.initializeMemory(as: Wrapped?.self, to: nil)
  }
}

/// A parameter of a factory that takes what the request brings, and not what is registered. See `arg`.
public struct Argument<Value> {
  /// What the request brought.
  public let value: Value
}

/// Takes a parameter of a factory from the arguments of the request, however far away that was made.
///
/// ```swift
/// container.register { UserProvider(id: arg($0), service: $1) }
/// container.register(UserViewModel.init)
/// container.register(UserScreen.init)
/// let screen = try container.resolve(UserScreen.self, arguments: User.ID(42))
/// ```
///
/// Arguments are told apart by their types, which must be exactly those that the request names. They reach all that the
/// request builds, and no further: a singleton or a weak object outlives the request, and cannot be built of them. What
/// is shared in the graph is shared by all whose arguments are the same.
public func arg<Value>(_ argument: Argument<Value>) -> Value { argument.value }

extension Container {
  /// The argument of a type that the request brings, for a factory that asks for its dependencies itself.
  ///
  /// - Throws: `InjectionError.argument` if the request brings none.
  public func argument<Value>(_ type: Value.Type = Value.self) throws(InjectionError) -> Value {
    let resolution = Resolution.current
    resolution.learn(Key(type, name: nil), need: .argument)
    return try resolution.argument(type)
  }
}

extension Resolution {
  /// The innermost argument of a type.
  func argument<Value>(_ type: Value.Type) throws(InjectionError) -> Value {
    guard let entry = state.pointee.arguments.entry(of: type) else {
      let outlives = state.pointee.arguments.hiddenCount > 0
      throw .argument(type, path: path, outlives ? .outlivesRequest : .missing)
    }
    guard !state.pointee.arguments.isRepeated(entry) else { throw .argument(type, path: path, .repeated) }
    state.pointee.arguments.note(ArgumentStack.Use(type: ObjectIdentifier(type), frame: entry.frame))
    return entry.address.assumingMemoryBound(to: Value.self).pointee
  }
}

extension Argument: IndirectDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .argument }

  static func isAvailable(_ key: Container.Key, in container: Container, to resolution: Resolution) -> Bool {
    resolution.state.pointee.arguments.entry(of: Value.self) != nil
  }

  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    // Its only property lies where it lies. The runtime would have to look for the type of both.
    output.initializeMemory(as: Value.self, to: try resolution.argument(Value.self))
  }
}

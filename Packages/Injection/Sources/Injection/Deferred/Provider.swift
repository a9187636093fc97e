/// Builds a dependency each time it is asked, as its scope says.
///
/// ```swift
/// final class FriendsCoordinator {
///   private let friend: Provider<UserViewController>
///   …
///   func show(_ id: User.ID) throws {
///     router.push(try friend.get(arguments: id))
///   }
/// }
/// ```
///
/// Nothing has to be registered for it: what counts is the type that it provides. It stays a part of the graph that it
/// was built for, as `Lazy` does. It may be asked from any thread.
public struct Provider<Value>: Sendable {
  private let request: DeferredRequest

  /// Builds an instance, or answers the one that is shared.
  ///
  /// - Throws: why it could not be built. `released`, if its container is gone.
  public func get(isolation: isolated (any Actor)? = #isolation) throws(InjectionError) -> Value {
    try request.answer(Container.Key(Value.self, name: request.name), isolation: isolation)
  }

  /// Builds an instance by the factory that takes arguments of these types.
  public func get<First, each Rest>(
    arguments first: First, _ rest: repeat each Rest, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Value {
    let key = Container.Key(Value.self, name: request.name, arguments: (First, repeat each Rest).self)
    return try withUnsafePointer(to: (first, repeat each rest)) { (input) throws(InjectionError) in
      try request.answer(key, input: input, isolation: isolation)
    }
  }
}

extension Provider: IndirectDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .provider }

  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let request = DeferredRequest(name: key.name, graph: resolution.graph, container: container)
    output.initializeMemory(as: Provider.self, to: Provider(request: request))
  }
}

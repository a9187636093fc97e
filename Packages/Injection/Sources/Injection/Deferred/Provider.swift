/// Builds a dependency each time it is asked, as the scope of the dependency says.
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
/// was built for, as `Lazy` does. It may be asked from any thread; two that ask at once may each build objects of the
/// graph that nobody holds yet.
public struct Provider<Value>: Sendable {
  private let request: DeferredRequest

  init(_ request: DeferredRequest) {
    self.request = request
  }

  /// Builds an instance, or returns the one that is shared.
  ///
  /// - Throws: The reason why it could not be built. `released` if its container has gone.
  public func get(isolation: isolated (any Actor)? = #isolation) throws(InjectionError) -> Value {
    try request.answer(Container.Key(Value.self, name: request.name), isolation: isolation)
  }

  /// Builds an instance of these arguments: by a factory that takes them, or by one in whose graph somebody does.
  public func get<First, each Rest>(
    arguments first: First, _ rest: repeat each Rest, isolation: isolated (any Actor)? = #isolation
  ) throws(InjectionError) -> Value {
    let key = Container.Key(Value.self, name: request.name, arguments: (First, repeat each Rest).self)
    return try withUnsafePointer(to: (first, repeat each rest)) { (input) throws(InjectionError) in
      try request.answer(key, input: input, isolation: isolation) { stack, frame in
        stack.push(elementsAt: input, of: First.self, repeat (each Rest).self, frame: frame)
      }
    }
  }
}

extension Provider: DeferredDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .provider }
}

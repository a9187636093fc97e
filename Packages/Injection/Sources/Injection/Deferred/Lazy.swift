/// A dependency that is built when it is first asked for, and kept.
///
/// ```swift
/// final class UserCoordinator {
///   private let editor: Lazy<EditNameCoordinator>
///
///   init(editor: Lazy<EditNameCoordinator>) {
///     self.editor = editor
///   }
///
///   func editName() throws {
///     try editor.get().start()
///   }
/// }
/// ```
///
/// Nothing has to be registered for it: what counts is the type that it defers. It stays a part of the graph that it was
/// built for: what it builds is given the same shared instances, as far as someone still holds them, and the same
/// arguments. So two objects may refer to each other, one of them lazily.
///
/// It may be asked from any thread and is built once. What belongs to an actor is only handed out there.
///
/// Sendable although unchecked: what varies is behind a lock.
public final class Lazy<Value>: @unchecked Sendable {
  private let request: DeferredRequest
  private let built = Locked<Built?>(nil)

  private final class Built {
    let value: Value
    /// The actor that the value belongs to.
    let isolation: ObjectIdentifier?

    init(_ value: Value, isolation: ObjectIdentifier?) {
      self.value = value
      self.isolation = isolation
    }
  }

  init(_ request: DeferredRequest) {
    self.request = request
  }

  /// The instance.
  ///
  /// - Throws: The reason why it could not be built; the next call tries again. `isolated` on another actor than the one
  ///   that it belongs to. `released` if its container has gone.
  public func get(isolation: isolated (any Actor)? = #isolation) throws(InjectionError) -> Value {
    let key = Container.Key(Value.self, name: request.name)
    if let known = built.withLock(\.self) { return try value(of: known, key, isolation: isolation) }
    let resolution = Resolution.current
    let isOutermost = resolution.beginSession()
    let session = resolution.session
    defer { if isOutermost { resolution.endSession() } }
    let claim = try BuildCoordinator.shared.claim(self, for: session, path: resolution.path) { built.withLock(\.self) }
    guard case .build(let isNew) = claim else { return try get(isolation: isolation) }
    defer { if isNew { BuildCoordinator.shared.release([self], of: session) } }
    var answerIsolation: ObjectIdentifier?
    let value: Value = try request.answer(key, isolation: isolation, note: { answerIsolation = $0 })
    let new = Built(value, isolation: answerIsolation)
    return built.withLock { built in
      if let built { return built.value }
      built = new
      return value
    }
  }

  private func value(
    of built: Built, _ key: Container.Key, isolation: (any Actor)?
  ) throws(InjectionError) -> Value {
    let resolution = Resolution.current
    let current = isolation.map(ObjectIdentifier.init) ?? resolution.state.pointee.isolation
    guard built.isolation == nil || built.isolation == current else { throw .isolated(key, path: resolution.path) }
    return built.value
  }
}

extension Lazy: DeferredDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .lazy }
}

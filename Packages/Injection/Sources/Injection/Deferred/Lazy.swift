import Synchronization

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
/// built for: what it builds is given the same shared instances, as far as someone still holds them. So two objects may
/// refer to each other, one of them lazily.
///
/// It may be asked from any thread and is built once. Sendable though not checked: `value` is written once, before
/// `isBuilt` is set.
public final class Lazy<Value>: @unchecked Sendable {
  private let request: DeferredRequest
  private let isBuilt = Atomic(false)
  private var value: Value?

  init(_ request: DeferredRequest) {
    self.request = request
  }

  /// The instance.
  ///
  /// - Throws: why it could not be built; the next call tries again. `released`, if its container is gone.
  public func get(isolation: isolated (any Actor)? = #isolation) throws(InjectionError) -> Value {
    if let known { return known }
    return try request.answer(Container.Key(Value.self, name: request.name), isolation: isolation) { [self] in
      known
    } keep: { [self] new in
      guard !isBuilt.load(ordering: .relaxed) else { return }
      value = new
      isBuilt.store(true, ordering: .releasing)
    }
  }

  private var known: Value? { isBuilt.load(ordering: .acquiring) ? value : nil }
}

extension Lazy: IndirectDependency {
  static var target: any Any.Type { Value.self }
  static var need: Dependency.Need { .lazy }

  static func produce(
    _ key: Container.Key, in container: Container, by resolution: Resolution, input: UnsafeRawPointer?,
    output: UnsafeMutableRawPointer
  ) throws(InjectionError) {
    let request = DeferredRequest(name: key.name, graph: resolution.graph, container: container)
    output.initializeMemory(as: Lazy.self, to: Lazy(request))
  }
}

/// The overrides of a task, to be taken to where they do not go by themselves: detached tasks, queues, callbacks.
///
/// ```swift
/// let overrides = OverrideContext.current
/// Task.detached {
///   try await overrides.run { try container.resolve(UserViewModel.self) }
/// }
/// ```
public struct OverrideContext: Sendable {
  private let overrides: Overrides?

  /// The overrides of the current task, which may be none.
  public static var current: OverrideContext { OverrideContext(overrides: Overrides.current) }

  /// Calls a closure with these overrides.
  public func run<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ body: () throws -> Answer
  ) rethrows -> Answer {
    overrides?.begin()
    defer { overrides?.end() }
    return try Overrides.$current.withValue(overrides) { try body() }
  }

  /// Calls an asynchronous closure with these overrides.
  public func run<Answer>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    overrides?.begin()
    defer { overrides?.end() }
    return try await Overrides.$current.withValue(overrides) { try await body() }
  }
}

import Injection
import Testing

/// Registers something else for as long as a test runs. See `Trait.overriding(_:with:)`.
public struct OverridingTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let container: @Sendable () -> Container
  fileprivate let override: @Sendable (Container) throws -> Void

  /// A suite's overrides hold for each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of it, with the overrides.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await container().overriding(override, while: function)
  }
}

extension Trait where Self == OverridingTrait {
  /// Registers something else in a container for as long as a test runs, or each test of a suite.
  ///
  /// ```swift
  /// @Test(.overriding(AppContainer.shared) { $0.register((any UserAPI).self) { OfflineUserAPI() } })
  /// func `a user is shown offline`() throws { … }
  /// ```
  ///
  /// Tests that run at the same time each have their own doubles. Code that the test starts detached sees them by way of
  /// `OverrideContext`.
  public static func overriding(
    _ container: @autoclosure @escaping @Sendable () -> Container,
    with override: @escaping @Sendable (Container) throws -> Void
  ) -> Self {
    Self(container: container, override: override)
  }
}

/// Builds an instance asynchronously, once for all who ask at the same time.
final class AsynchronousFactory: Sendable {
  private let factory: @Sendable (Container) async throws -> UncheckedSendableBox
  private let task = Locked<Task<UncheckedSendableBox, any Error>?>(nil)

  init(_ factory: @escaping @Sendable (Container) async throws -> UncheckedSendableBox) {
    self.factory = factory
  }

  /// The same for another container.
  func copy() -> AsynchronousFactory { AsynchronousFactory(factory) }

  /// The instance, or the box around it, built by whoever asks first.
  ///
  /// - Parameters:
  ///   - known: the instance that is shared already, which may have become so a moment ago.
  ///   - share: called with the instance before anybody has it, so that nobody begins to build another.
  func build(
    in container: Container, known: @escaping @Sendable () -> AnyObject?, share: @escaping @Sendable (AnyObject) -> Void
  ) async throws -> AnyObject {
    let (factory, overrides) = (factory, OverrideContext.current)
    let current = task.withLock { task in
      let current =
        task
        ?? Task {
          if let known = known() { return UncheckedSendableBox(known) }
          let box = try await overrides.run { try await factory(container) }
          share(box.object)
          return box
        }
      task = current
      return current
    }
    // A failure is not kept: the next request tries again.
    defer { task.withLock { if $0 == current { $0 = nil } } }
    return try await current.value.object
  }
}

/// Carries an object between tasks. Unchecked: what is put into it is an instance of a `Sendable` type, or a box around
/// one.
struct UncheckedSendableBox: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }
}

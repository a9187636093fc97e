/// Builds an instance asynchronously, once for all who ask at the same time.
final class AsynchronousFactory: Sendable {
  /// Is given the container to ask, and who asks it.
  typealias Build = @Sendable (Container, AsynchronousFactory) async throws -> UncheckedSendableBox

  private let factory: Build
  private let task = Locked<Task<UncheckedSendableBox, any Error>?>(nil)
  /// Which factories wait for which, in the whole process.
  private static let waits = Locked<[Wait]>([])

  private struct Wait: Equatable {
    let asker: ObjectIdentifier
    let awaited: ObjectIdentifier
  }

  init(_ factory: @escaping Build) {
    self.factory = factory
  }

  /// The same for another container.
  func copy() -> AsynchronousFactory { AsynchronousFactory(factory) }

  /// The instance, or the box around it, built by whoever asks first.
  ///
  /// - Parameters:
  ///   - asker: the factory that needs the instance; nil if the program does.
  ///   - known: the instance that is shared already, which may have become so a moment ago.
  ///   - share: called with the instance before anybody has it, so that nobody begins to build another.
  /// - Returns: nil if this factory waits for the one that asks, so that both would wait for ever.
  func build(
    in container: Container, for asker: AsynchronousFactory?, known: @escaping @Sendable () -> AnyObject?,
    share: @escaping @Sendable (AnyObject) -> Void
  ) async throws -> AnyObject? {
    let wait = asker.map { Wait(asker: ObjectIdentifier($0), awaited: ObjectIdentifier(self)) }
    if let wait, !Self.begin(wait) { return nil }
    defer { if let wait { Self.end(wait) } }
    let (factory, overrides) = (factory, OverrideContext.current)
    let current = task.withLock { task in
      let current =
        task
        ?? Task {
          if let known = known() { return UncheckedSendableBox(known) }
          let box = try await overrides.run { try await factory(container, self) }
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

  /// Notes that a factory waits for another, unless that waits for it.
  private static func begin(_ wait: Wait) -> Bool {
    waits.withLock { waits in
      var reached = [wait.awaited]
      var next = 0
      while next < reached.count {
        if reached[next] == wait.asker { return false }
        reached += waits.filter { $0.asker == reached[next] && !reached.contains($0.awaited) }.map(\.awaited)
        next += 1
      }
      waits.append(wait)
      return true
    }
  }

  private static func end(_ wait: Wait) {
    waits.withLock { waits in _ = waits.firstIndex(of: wait).map { waits.remove(at: $0) } }
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

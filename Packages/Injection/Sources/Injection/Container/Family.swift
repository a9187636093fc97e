import Synchronization

/// What a container has in common with its parents and its children.
final class Family: Sendable {
  /// Held by the thread that builds what they share.
  let buildLock = BuildLock()
  /// Who is told of what they do.
  let subscribers = Subscribers()
  /// How many overrides there are at the moment, in whatever task.
  let overrideCount = Atomic(0)
}

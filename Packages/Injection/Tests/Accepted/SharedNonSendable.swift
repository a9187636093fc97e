import Injection

/// A gap: a nonisolated singleton that is not `Sendable` is given to any thread. See "What the compiler does not check"
/// in the article on threads and actors.
final class Tally {
  var count = 0
}

func count(with container: Container) {
  container.register(scope: .singleton) { Tally() }
  for _ in 0..<2 {
    Task.detached { try container.resolve(Tally.self).count += 1 }
  }
}

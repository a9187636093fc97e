import Injection

/// Gaps: a scope that is no literal says nothing to the compiler, and neither does the container's default. See "What the
/// compiler does not check" in the article on threads and actors.
final class Tally {
  var count = 0
}

func count(with container: Container, scope: Container.Scope) {
  container.defaultScope = .singleton
  container.register { Tally() }
  container.register(name: "other", scope: scope) { Tally() }
  for _ in 0..<2 {
    Task.detached { try container.resolve(Tally.self).count += 1 }
  }
}

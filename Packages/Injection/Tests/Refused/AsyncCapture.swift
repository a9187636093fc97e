import Injection

/// An asynchronous factory runs anywhere, so it captures nothing that belongs somewhere.
final class Tally {
  var count = 0
}

func register(_ tally: Tally, in container: Container) {
  // error: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
  container.registerAsync(Int.self) { tally.count }
}

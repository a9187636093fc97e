import Injection

/// What an asynchronous factory takes may come from another actor, so it is `Sendable`.
final class Tally {
  var count = 0
}

func register(in container: Container) {
  // error: type 'Tally' does not conform to the 'Sendable' protocol
  container.registerAsync(Int.self) { (tally: Tally) in tally.count }
}

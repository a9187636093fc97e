import Injection

/// What was resolved on the main actor stays there, unless it is `Sendable`.
final class Tally {
  var count = 0
}

@MainActor func count(with container: Container) throws {
  let tally: Tally = try container.resolve()
  // error: passing closure as a 'sending' parameter risks causing data races
  Task.detached { tally.count += 1 }
}

@MainActor func count(with lazy: Lazy<Tally>) throws {
  let tally = try lazy.get()
  // error: passing closure as a 'sending' parameter risks causing data races
  Task.detached { tally.count += 1 }
}

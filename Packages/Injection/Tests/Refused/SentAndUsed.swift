import Injection

/// One instance is not handed to a task and used beside it, unless it is `Sendable`.
final class Tally {
  var count = 0
}

func count(with container: Container) throws {
  let tally: Tally = try container.resolve()
  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  Task.detached { tally.count += 1 }
  tally.count += 1
}

import Injection

/// What is built asynchronously goes from one actor to another, so it is `Sendable`.
final class Tally {
  var count = 0
}

func register(in container: Container) {
  // error: type 'Tally' does not conform to the 'Sendable' protocol
  container.registerAsync(Tally.self) { Tally() }
}

func resolve(from container: Container) async throws {
  // error: type 'Tally' does not conform to the 'Sendable' protocol
  _ = try await container.resolveAsync(Tally.self)
}

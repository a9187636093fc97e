/// What is to change about the simulated services that an app talks to.
public enum ServiceChange: Hashable, Sendable {
  /// How long each call takes from now on.
  case latency(Duration)
  /// Whether the services are out of reach.
  case offline(Bool)
  /// How many of the next calls fail.
  case failures(Int)
  /// What only the app knows of, in its own words: `["user", "42", "name", "Anna", "Smith"]`.
  case detail([String])
}

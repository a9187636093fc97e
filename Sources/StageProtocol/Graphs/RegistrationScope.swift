/// How long what a container has built lives, as far as a graph of registrations says.
public enum RegistrationScope: String, Hashable, Sendable, Codable, CaseIterable {
  case transient, graph, singleton, weak
  /// Nothing is registered that could answer.
  case missing
  /// It is not registered: the request brings it.
  case argument

  /// In running text.
  public var words: String {
    switch self {
    case .transient, .graph, .singleton, .weak: rawValue
    case .missing: "not registered"
    case .argument: "argument of the request"
    }
  }
}

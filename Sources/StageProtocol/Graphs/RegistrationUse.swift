/// What a registration needs another for, or an argument of its request, as a person says it.
///
/// The container has a vocabulary of its own for this, with more detail, in `RegistrationGraph.Use`.
public enum RegistrationUse: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its initialiser takes the other.
  case initialiser
  /// Its initialiser takes the other where that is registered.
  case optional
  /// It gets the other once both are built, so the other may lead back.
  case property
  /// It builds the other when it first uses it.
  case lazy
  /// It can build the other any number of times.
  case provider
  /// Its initialiser takes every registration of a type, the other among them.
  case all
  /// The other answers in its place.
  case forwarding
  /// The request brings the other, and hands it on.
  case argument

  /// The verb between the two: `Screen needs Store`.
  public var verb: String {
    switch self {
    case .initialiser: "needs"
    case .optional: "may need"
    case .property: "is given"
    case .lazy: "needs later"
    case .provider: "asks for"
    case .all: "needs all"
    case .forwarding: "is"
    case .argument: "takes"
    }
  }

  /// Strong where the other has to be there before the one can be built, weak where it is needed later only.
  public var strength: ObjectGraph.Strength {
    switch self {
    case .initialiser, .optional, .all, .forwarding, .argument: .strong
    case .property, .lazy, .provider: .weak
    }
  }
}

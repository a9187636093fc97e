extension ValidationReport {
  /// What kind of problem it is. The ids stay the same from version to version.
  public enum ID: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing is registered for what is asked for.
    case missing = "INJ001"
    /// Several registrations are as good, and none goes before the others.
    case ambiguous = "INJ002"
    /// Some registrations need each other to be built.
    case cyclic = "INJ003"
    /// A singleton keeps an object that was to live shorter.
    case captive = "INJ004"
    /// Nothing asks for a registration.
    case unused = "INJ005"
    /// It is not known what a registration needs.
    case unchecked = "INJ006"
    /// What is shared beyond a request takes one of the request's arguments.
    case argument = "INJ007"
    /// A registration took the place of another one.
    case replaced = "INJ008"

    /// The problem in a word.
    public var title: String {
      switch self {
      case .missing: "missing"
      case .ambiguous: "ambiguous"
      case .cyclic: "cyclic"
      case .captive: "captive"
      case .unused: "unused"
      case .unchecked: "unchecked"
      case .argument: "argument"
      case .replaced: "replaced"
      }
    }

    /// What a problem's `related` keys have to do with it.
    public var relation: String {
      switch self {
      case .missing: "also needed by"
      case .ambiguous: "candidates"
      case .cyclic: "also involved"
      case .captive, .unused, .unchecked, .argument, .replaced: "related"
      }
    }
  }
}

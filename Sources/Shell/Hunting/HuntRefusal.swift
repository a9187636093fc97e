/// Why a command about hunts was not carried out.
public enum HuntRefusal: Hashable, Sendable, CustomStringConvertible {
  /// No variation is known to leak.
  case nothingLeaks
  /// No hunt is under way.
  case noneOpen
  /// The command would give the hunt away.
  case givesAway(command: String)
  /// A hunt has no hints.
  case noHints
  /// There is no folder in which the code could be.
  case noPlace

  /// What is missing, and what next.
  public var description: String {
    switch self {
    case .nothingLeaks: "no variation is known to leak; `variations` lists what there is"
    case .noneOpen: "no hunt is under way; `hunt` begins one"
    case .givesAway(let command):
      "in a hunt `\(command)` says nothing, since it would say too much; `hunt reveal` tells"
    case .noHints:
      "a hunt has no hints; `graph --diff 0`, `why` and `code` help to find the leak, and `hunt reveal` tells"
    case .noPlace: "there is no folder for the code of a hunt"
    }
  }
}

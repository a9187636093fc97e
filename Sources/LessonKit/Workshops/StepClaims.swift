import Grammar

/// What a workshop's step says of itself, and the checker holds it to: the scenarios that it fulfils, and the rules that
/// its code keeps.
///
/// A `claims` fence says so, a kind a line: `scenarios all except links*`, `scenarios launch friends`, `rules CC-1 CC-4`.
public struct StepClaims: Hashable, Sendable {
  /// Which of all scenarios or rules are meant.
  public enum Choice: Hashable, Sendable {
    case none
    case only([String])
    case all(except: [String])

    /// Those of `names` that are meant; a `*` at the end of a word stands for any ending.
    public func selected(from names: [String]) -> [String] {
      switch self {
      case .none: []
      case .only(let words): names.filter { Self.matches($0, words) }
      case .all(let words): names.filter { !Self.matches($0, words) }
      }
    }

    /// The words that mean none of `names`.
    public func strays(among names: [String]) -> [String] {
      switch self {
      case .none: []
      case .only(let words), .all(let words):
        words.filter { word in !names.contains { Self.matches($0, [word]) } }
      }
    }

    private static func matches(_ name: String, _ words: [String]) -> Bool {
      words.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
    }

    init?(_ words: [String]) {
      switch words.first {
      case nil: return nil
      case "none" where words.count == 1: self = .none
      case "all" where words.count == 1: self = .all(except: [])
      case "all" where words.count > 2 && words[1] == "except": self = .all(except: Array(words.dropFirst(2)))
      case "all", "none": return nil
      default: self = .only(words)
      }
    }
  }

  /// The names of scenarios, without `.atl`.
  public var scenarios = Choice.none
  /// The ids of rules.
  public var rules = Choice.none

  /// How the lines are written.
  static let usage = "`scenarios` or `rules`, then `all`, `all except <name>…`, `none` or names"

  /// Reads one line; nil if it is not a claim.
  static func reading(_ line: String, into claims: inout StepClaims) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard let choice = Choice(Array(words.dropFirst())) else { return false }
    switch words.first {
    case "scenarios": claims.scenarios = choice
    case "rules": claims.rules = choice
    default: return false
    }
    return true
  }
}

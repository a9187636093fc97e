import Rules

/// Something wrong in a workshop, and where: `Workshops/VIPER/App/UserPresenter.swift:2: VI-3: …`.
public struct WorkshopProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with a workshop.
  public enum Issue: Hashable, Sendable {
    /// Its front matter says no architecture whose rules are known.
    case noArchitecture(String?)
    /// The code of a step is not all there.
    case unreadable(reason: String)
    /// A file is not valid Swift.
    case syntax(String)
    /// The code of a step is against a rule of the architecture that the workshop claims.
    case finding(Finding)
  }

  /// The file, relative to the folder with the workshops.
  public let file: String
  /// The line from 1; nil if the problem is about the whole file.
  public let line: Int?
  /// What is wrong.
  public let issue: Issue

  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return switch issue {
    case .noArchitecture(let name?): "\(place): there is no architecture \(name); \(Self.known)"
    case .noArchitecture(nil): "\(place): the front matter has no `architecture`; \(Self.known)"
    case .unreadable(let reason): "\(place): \(reason)"
    case .syntax(let message): "\(place): is not valid Swift: \(message)"
    case .finding(let finding): "\(place): \(finding.rule): \(finding.what); \(finding.how)"
    }
  }

  private static var known: String {
    "write one of " + Architecture.allCases.map { "\($0.prefix) (\($0.rawValue))" }.joined(separator: ", ")
  }
}

/// All that is wrong with a registration graph, and how much of it could be checked.
public struct ValidationReport: Hashable, Sendable, Codable {
  /// The errors first, then the warnings and the notes; each of them by id, and in the order of registration.
  public let problems: [Problem]
  /// How many registrations were checked.
  public let registrationCount: Int
  /// How many of them may need more than is known.
  public let uncheckedCount: Int

  /// Whether there is no error: whatever is known to be asked for can be built.
  public var isValid: Bool { count(of: .error) == 0 }

  /// How many problems there are of a severity.
  public func count(of severity: Severity) -> Int {
    problems.count { $0.severity == severity }
  }

  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// What is asked for cannot be built.
    case error
    /// It can be built, and will hardly do what was meant.
    case warning
    /// Worth knowing.
    case note
  }
}

extension ValidationReport: CustomStringConvertible {
  /// Every problem in full, and what they come to.
  public var description: String {
    (problems.map(\.description) + [summary]).joined(separator: "\n\n")
  }

  /// What the problems come to: `2 errors, 1 warning; 14 registrations checked, 3 of them in part`.
  public var summary: String {
    let counts = Severity.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    let found = counts.map { Self.counted($0.1, $0.0.rawValue) }.joined(separator: ", ")
    let checked = "\(Self.counted(registrationCount, "registration")) checked"
    let unchecked = uncheckedCount == 0 ? "" : ", \(uncheckedCount) of them in part"
    return "\(found.isEmpty ? "no problems" : found); \(checked)\(unchecked)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  /// Worth a look; nothing has to be done.
  case note
  /// Against the architecture.
  case warning
  /// Wrong whatever the architecture: memory that is never freed, a crash.
  case error

  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
  }
}

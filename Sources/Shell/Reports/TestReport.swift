/// What was checked, and what came of it, in the words of those who run tests: suites, cases, failures.
public struct TestReport: Hashable, Sendable {
  /// What was carried out: `atelier check`.
  public let name: String
  /// What was checked, in the order in which it was begun.
  public private(set) var suites: [Suite] = []

  /// Cases that belong together: those of a lesson, a workshop, or a file of commands on a wiring.
  public struct Suite: Hashable, Sendable {
    /// Unique in its report: `viper`.
    public let name: String
    /// In the order in which they were checked.
    public fileprivate(set) var cases: [Case]
  }

  /// One thing that was checked.
  public struct Case: Hashable, Sendable {
    /// `viper@router: runs`.
    public let name: String
    /// What does not hold; empty where all is well.
    public let failures: [TestFailure]
    /// Why it was not looked at; nil if it was.
    public let skipped: String?

    /// A case that was checked.
    public init(_ name: String, failures: [TestFailure] = []) {
      (self.name, self.failures, skipped) = (name, failures, nil)
    }

    /// A case that was not checked.
    public init(_ name: String, skipped reason: String) {
      (self.name, failures, skipped) = (name, [], reason)
    }
  }

  /// A report on which nothing stands yet.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds a case to a suite, which begins with its first.
  public mutating func note(_ checked: Case, in suite: String) {
    if let index = suites.firstIndex(where: { $0.name == suite }) {
      suites[index].cases.append(checked)
    } else {
      suites.append(Suite(name: suite, cases: [checked]))
    }
  }
}

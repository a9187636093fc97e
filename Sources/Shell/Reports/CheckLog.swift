/// Takes down what checkers have looked at, one thing after the other, and what they have found.
///
/// Not thread-safe; a check uses it from one place.
public final class CheckLog {
  /// What was looked at so far.
  public private(set) var report: TestReport

  /// A log on which nothing stands yet.
  ///
  /// - Parameter name: what is carried out: `atelier check`.
  public init(_ name: String) {
    report = TestReport(name)
  }

  func note(_ name: String, in suite: String, _ problems: [WorkshopProblem]) {
    note(TestReport.Case(name, failures: problems.map(TestFailure.init)), in: suite)
  }

  func note(_ checked: TestReport.Case, in suite: String) {
    report.note(checked, in: suite)
  }
}

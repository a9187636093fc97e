import Rules

/// What came of checking an app's code, and the code itself.
public struct CheckedCode: Sendable {
  /// What the code itself shows.
  public let report: LintReport
  /// What came of looking at what the app did; nil if it has stopped.
  public let runFindings: [Finding]?
  /// The rules that were applied.
  public let rules: [RuleCatalog.Entry]
  /// The lines of each file, by its name.
  public let lines: [String: [Substring]]

  /// What came of a check.
  public init(
    report: LintReport, runFindings: [Finding]?, rules: [RuleCatalog.Entry], lines: [String: [Substring]]
  ) {
    self.report = report
    self.runFindings = runFindings
    self.rules = rules
    self.lines = lines
  }

  /// The findings in the code, then those in the run.
  public var findings: [Finding] { report.findings + (runFindings ?? []) }
  /// Whether nothing was found.
  public var isClean: Bool { report.isClean && (runFindings ?? []).isEmpty }
}

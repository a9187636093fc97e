/// What came of checking some files.
public struct LintReport: Hashable, Sendable, Codable {
  /// What was checked, where there is a name for it.
  public private(set) var path: String?
  /// In the order of files and lines.
  public internal(set) var findings: [Finding]
  /// Files that could not be checked.
  public private(set) var problems: [FileProblem]
  /// The architecture whose rules were applied; `nil` if only those for all code were.
  public let architecture: Architecture?
  /// Why it is that architecture: what was found, or `nil` if the configuration names it.
  public private(set) var reason: String?
  /// Whether somebody guessed it.
  let isGuessed: Bool
  /// How many files were checked.
  public let fileCount: Int
  /// How many files were left out as tests or as made by a tool.
  public let leftOut: CodeReading.LeftOut
  /// What the baseline has and was not found.
  public private(set) var stale: [String] = []
  /// The findings that the baseline has held back.
  public private(set) var known: [Finding] = []
  /// What was looked at, where a baseline was compared with it.
  private(set) var scope: BaselineScope?
  /// How many files could not be checked.
  let uncheckedCount: Int

  /// How many findings are not reported since their files have not changed.
  public private(set) var unchangedCount = 0

  /// Whether nothing was found and everything was read.
  public var isClean: Bool { findings.isEmpty && problems.isEmpty }

  /// Whether there was no file to check.
  public var isOfNothing: Bool { fileCount == 0 && uncheckedCount == 0 && problems.isEmpty }

  /// Whether an error was found, or something could not be read.
  ///
  /// - Parameter strict: whether everything that was found counts as an error.
  public func isFailure(strict: Bool = false) -> Bool {
    !problems.isEmpty || findings.contains { strict || $0.severity == .error }
  }

  init(
    findings: [Finding], problems: [FileProblem], architecture: Architecture?, reason: String?,
    isGuessed: Bool = false, fileCount: Int, leftOut: CodeReading.LeftOut = CodeReading.LeftOut()
  ) {
    self.findings = findings
    self.problems = problems
    uncheckedCount = problems.count(where: \.isUnchecked)
    self.architecture = architecture
    self.reason = reason
    self.isGuessed = isGuessed
    self.fileCount = fileCount
    self.leftOut = leftOut
  }

  /// The same report with the name of what was checked.
  ///
  /// - Parameter reason: why it is that architecture; `nil` leaves what the report says.
  public func on(_ path: String, reason: String? = nil) -> LintReport {
    var report = self
    report.path = path
    report.reason = reason ?? self.reason
    return report
  }

  /// The report on some files only: everything was read, and what was found in the others is counted, as is what could not
  /// be checked.
  ///
  /// - Parameter isChanged: whether a file is one of them, given its name.
  public func keeping(filesWhere isChanged: (String) -> Bool) -> LintReport {
    var report = self
    report.findings = findings.filter { $0.file.map(isChanged) ?? true }
    report.problems = problems.filter { !$0.isUnchecked || isChanged($0.file) }
    report.unchangedCount = findings.count - report.findings.count
    return report
  }

  /// The report without the findings of a baseline.
  ///
  /// - Parameter scope: what was looked at: of all else in the baseline, nobody can say whether it is still so.
  public func subtracting(_ baseline: Baseline, lookingAt scope: BaselineScope) -> LintReport {
    var report = self
    let comparison = baseline.compared(with: findings, lookingAt: scope)
    (report.findings, report.known, report.stale) = (comparison.new, comparison.known, comparison.stale)
    report.scope = scope
    return report
  }
}

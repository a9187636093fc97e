extension RegistrationGraph {
  private static let checks: [any RegistrationCheck] = [
    MissingCheck(), AmbiguityCheck(), CycleCheck(), CaptiveCheck(), UnusedCheck(), UncheckedCheck(),
    ArgumentCheck(), ReplacedCheck(),
  ]

  /// Finds all that is wrong with the registrations. Nothing is built, and the time it takes grows as the graph does.
  ///
  /// - Parameter entryPoints: the types that the program asks for itself. Where they are said, whatever they do not lead
  ///   to is unused; else only that which nothing asks for.
  public func validated(entryPoints: [String]? = nil) -> ValidationReport {
    let checked = CheckedGraph(self, entryPoints: entryPoints.map(Set.init))
    let found = Self.checks.flatMap { $0.problems(in: checked) }
    return ValidationReport(
      problems: ValidationReport.Severity.allCases.flatMap { severity in found.filter { $0.severity == severity } },
      registrationCount: checked.facts.count { !$0.isInherited },
      uncheckedCount: checked.facts.count { $0.isUnchecked && !$0.isInherited })
  }
}

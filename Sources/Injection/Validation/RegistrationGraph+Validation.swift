extension RegistrationGraph {
  private static let checks: [any RegistrationCheck] = [
    MissingCheck(), AmbiguityCheck(), CycleCheck(), CaptiveCheck(), UnusedCheck(), UncheckedCheck(),
  ]

  /// Finds all that is wrong with the registrations. Nothing is built, and the time it takes grows as the graph does.
  ///
  /// - Parameter entryPoints: the types that the program asks for itself. Where they are said, whatever they do not lead
  ///   to is unused; else only that which nothing asks for.
  public func validated(entryPoints: [String]? = nil) -> ValidationReport {
    let wanted = entryPoints.map(Set.init)
    let checked = CheckedGraph(
      self, entryPoints: wanted.map { wanted in nodes.indices.filter { wanted.contains(nodes[$0].key.type) } })
    let found = Self.checks.flatMap { $0.problems(in: checked) }
    return ValidationReport(
      problems: ValidationReport.Severity.allCases.flatMap { severity in found.filter { $0.severity == severity } },
      registrationCount: nodes.count { !$0.isInherited },
      uncheckedCount: nodes.count { $0.gap != nil && !$0.isInherited })
  }
}

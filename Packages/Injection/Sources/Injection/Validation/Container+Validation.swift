extension Container {
  /// Makes sure that all that is known to be asked for can be built. Nothing is built to find out.
  ///
  /// ```swift
  /// @Test func `the app's registrations are whole`() throws {
  ///   try makeContainer().validate()
  /// }
  /// ```
  ///
  /// A factory that asks the container itself is only known once it has run. To validate strictly is to try those, in a
  /// throw-away copy of the container: singletons that come of it go with the copy, whatever else the factories do is done
  /// for real.
  ///
  /// - Parameters:
  ///   - entryPoints: the types that the program asks for itself, by whatever name and with whatever arguments. Where they
  ///     are said, all that they do not lead to is unused.
  ///   - strictly: whether factories that ask the container themselves are tried.
  /// - Returns: what is worth knowing, though it is no error.
  /// - Throws: `ValidationError`, with all problems at once.
  @discardableResult
  public func validate(
    entryPoints: [any Any.Type] = [], strictly: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) throws(ValidationError) -> ValidationReport {
    let troubles = strictly ? DryRun(of: self, isolation: isolation).troubles : [:]
    let names = RegistrationGraphBuilder(of: lineage, troubles: [:])
    let types = entryPoints.map(names.name)
    let graph = graph(withTroubles: troubles)
    let known = Set(graph.nodes.map(\.key.type))
    let report = graph.validated(entryPoints: types.isEmpty ? nil : types)
      .adding(types.filter { !known.contains($0) }.map(ValidationReport.Problem.init(missingEntryPoint:)))
    guard report.isValid else { throw ValidationError(report: report) }
    return report
  }
}

extension ValidationReport {
  fileprivate func adding(_ errors: [Problem]) -> ValidationReport {
    guard !errors.isEmpty else { return self }
    return ValidationReport(
      problems: errors + problems, registrationCount: registrationCount, uncheckedCount: uncheckedCount)
  }
}

extension ValidationReport.Problem {
  fileprivate init(missingEntryPoint type: String) {
    let key = RegistrationGraph.Key(type)
    self.init(
      .missing, .error, "nothing is registered for \(key), which the program asks for", key: key,
      chain: ValidationReport.Chain([key]), help: "register it, or drop it from the entry points")
  }
}

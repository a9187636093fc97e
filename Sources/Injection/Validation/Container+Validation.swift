extension Container {
  /// Makes sure that all that is known to be asked for can be built. Nothing is built to find out.
  ///
  /// ```swift
  /// @Test func `the app's registrations are whole`() throws {
  ///   try makeContainer().validate()
  /// }
  /// ```
  ///
  /// - Parameter entryPoints: the types that the program asks for itself, by whatever name and with whatever arguments.
  ///   Where they are said, all that they do not lead to is unused.
  /// - Returns: what is worth knowing, though it is no error.
  /// - Throws: `ValidationError`, with all problems at once.
  @discardableResult
  public func validate(entryPoints: [any Any.Type] = []) throws(ValidationError) -> ValidationReport {
    let types = entryPoints.map { String(describing: $0) }
    let report = registrationGraph.validated(entryPoints: types.isEmpty ? nil : types)
    guard report.isValid else { throw ValidationError(report: report) }
    return report
  }
}

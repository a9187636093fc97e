extension Container {
  /// Makes sure that all that is known to be asked for can be built. Nothing is built to find out.
  ///
  /// ```swift
  /// @Test func `the app's registrations are whole`() throws {
  ///   try makeContainer().validate()
  /// }
  /// ```
  ///
  /// - Parameter entryPoints: the types that the program asks for itself. Where they are said, whatever they do not lead
  ///   to is unused.
  /// - Returns: what is worth knowing, though it is no error.
  /// - Throws: `ValidationError`, with all problems at once.
  @discardableResult
  public func validate(entryPoints: [any Any.Type] = []) throws(ValidationError) -> ValidationReport {
    let keys = entryPoints.map { RegistrationGraph.Key(Key($0, name: nil)) }
    let report = registrationGraph.validated(entryPoints: keys.isEmpty ? nil : keys)
    guard report.isValid else { throw ValidationError(report: report) }
    return report
  }
}

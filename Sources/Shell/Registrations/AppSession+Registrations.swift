import Injection

extension AppSession {
  /// The registrations of the app's containers.
  ///
  /// - Throws: `ShellError.noContainer` for an app that is wired without one.
  func registrations() throws(ShellError) -> RegistrationGraph {
    let graph = try ask(.registrations)
    if graph.containers.isEmpty, let app { throw .noContainer(app.wiring.name) }
    return graph
  }

  /// What is wrong with the registrations.
  ///
  /// - Throws: `ShellError.noContainer` for an app that is wired without one.
  func validation(strictly: Bool = false) throws(ShellError) -> ValidationReport {
    _ = try registrations()
    return try ask(.validation(isStrict: strictly))
  }
}

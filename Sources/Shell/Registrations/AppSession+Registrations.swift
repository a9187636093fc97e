import Injection

extension AppSession {
  /// What the app's containers were told.
  ///
  /// - Throws: `ShellError.noContainer` for an app that is wired without one.
  func registrations() throws(ShellError) -> RegistrationGraph {
    let graph = try ask(.registrations)
    if graph.containers.isEmpty, let app { throw .noContainer(app.wiring.name) }
    return graph
  }

  /// What is wrong with that.
  ///
  /// - Throws: `ShellError.noContainer` for an app that is wired without one.
  func validation(strictly: Bool = false) throws(ShellError) -> ValidationReport {
    _ = try registrations()
    return try ask(.validation(isStrict: strictly))
  }
}

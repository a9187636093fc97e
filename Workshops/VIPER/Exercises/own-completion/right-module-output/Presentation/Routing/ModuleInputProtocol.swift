/// How a module learns what it was opened with. Presenters conform.
protocol ModuleInputProtocol: AnyObject {
  /// Sets the module up, before its view loads.
  ///
  /// - Throws: `ModuleRefusal` when the arguments are not what the module takes.
  func setupInitialState(withArguments arguments: NamedValuesType, output: AnyObject?) throws(ModuleRefusal)
}

/// The values of a URN by the names of its template's captures: `["id": "42"]`.
typealias NamedValuesType = [String: String]

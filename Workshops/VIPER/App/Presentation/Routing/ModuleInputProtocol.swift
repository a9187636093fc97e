/// How a module learns what it was opened with. Presenters conform.
protocol ModuleInputProtocol<Value>: AnyObject {
  /// What the module finishes with; `Void` if nothing comes of it.
  associatedtype Value

  /// Sets the module up, before its view loads.
  ///
  /// - Throws: `ModuleRefusal` when the arguments are not what the module takes. The completion is then not called.
  func setupInitialState(
    withArguments arguments: NamedValuesType, completion: ModuleCompletionHandler<Value>?
  ) throws(ModuleRefusal)
}

/// The values of a URN by the names of its template's captures: `["id": "42"]`.
typealias NamedValuesType = [String: String]

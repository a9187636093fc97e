import Routing

/// Moves between modules, which it knows by their URNs only.
///
/// A module that cannot be opened changes nothing: its completion is told so at once.
protocol AppRouterProtocol: AnyObject {
  func pushModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?)
  func presentModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?)
  /// Closes everything, and begins anew with one module.
  func replaceStack<Value>(rootUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?)
  /// Dismisses what is presented, then shows the module in the way that its factory asks for.
  ///
  /// - Throws: `ModuleRefusal` when the module cannot be opened. The screen then has not changed.
  func openModule(byUrn urn: ModuleURN, animated: Bool) throws(ModuleRefusal)

  func popCurrent(animated: Bool)
  func dismissCurrent(animated: Bool)
  /// Pops the module on top, or dismisses it if it was presented.
  func closeCurrent(animated: Bool)
}

extension AppRouterProtocol {
  func pushModule(byUrn urn: ModuleURN, animated: Bool = true) {
    pushModule(byUrn: urn, animated: animated, completion: ModuleCompletionHandler<Never>?.none)
  }

  func presentModule(byUrn urn: ModuleURN, animated: Bool = true) {
    presentModule(byUrn: urn, animated: animated, completion: ModuleCompletionHandler<Never>?.none)
  }

  func replaceStack(rootUrn urn: ModuleURN, animated: Bool = true) {
    replaceStack(rootUrn: urn, animated: animated, completion: ModuleCompletionHandler<Never>?.none)
  }
}

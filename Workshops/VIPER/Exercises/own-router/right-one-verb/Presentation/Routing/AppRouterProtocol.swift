import Routing

/// Moves between modules, which it knows by their URNs only.
protocol AppRouterProtocol: AnyObject {
  /// Shows the module in this way, or prints why it cannot be opened.
  func show(byUrn urn: ModuleURN, as presentation: ModulePresentation)
  /// Dismisses what is presented, then shows the module in the way that its factory asks for.
  ///
  /// - Throws: `ModuleRefusal` when the module cannot be opened. The screen then has not changed.
  func follow(byUrn urn: ModuleURN) throws(ModuleRefusal)
  /// Dismisses what is presented, or pops what is on top.
  func close()
}

import Routing
import ScreenKit

/// Moves between modules, which it knows by their URNs only.
///
/// A module that cannot be opened changes nothing.
protocol AppRouterProtocol: AnyObject {
  func push(_ controller: ViewController, animated: Bool)
  func presentModule(byUrn urn: ModuleURN, animated: Bool)
  /// Closes everything, and begins anew with one module.
  func replaceStack(rootUrn urn: ModuleURN, animated: Bool)
  /// Dismisses what is presented, then shows the module in the way that its factory asks for.
  ///
  /// - Throws: `ModuleRefusal` when the module cannot be opened. The screen then has not changed.
  func openModule(byUrn urn: ModuleURN, animated: Bool) throws(ModuleRefusal)

  func popCurrent(animated: Bool)
  func dismissCurrent(animated: Bool)
  /// Pops the module on top, or dismisses it if it was presented.
  func closeCurrent(animated: Bool)
}

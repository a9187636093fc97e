import Routing
import ScreenKit

/// Makes one kind of module, and says under which URNs it is known.
protocol ModuleFactoryProtocol {
  /// The template of the module's URNs: `User:{id}`.
  var moduleURN: RouteTemplate { get }

  /// How the module is shown when nobody says otherwise.
  var presentation: ModulePresentation { get }

  /// Makes a module whose state is set up with the arguments of a URN.
  ///
  /// - Throws: `ModuleRefusal` when the module cannot be opened with them.
  func createModule(arguments: NamedValuesType) throws(ModuleRefusal) -> ViewController
}

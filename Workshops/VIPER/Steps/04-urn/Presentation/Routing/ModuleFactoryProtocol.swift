import Routing
import ScreenKit

/// Makes one kind of module, and says under which URNs it is known.
protocol ModuleFactoryProtocol {
  /// The template of the module's URNs: `User:{id}`.
  var moduleURN: RouteTemplate { get }

  /// How a link shows the module.
  var presentation: ModulePresentation { get }

  /// Makes a module whose state is set up with the arguments of a URN.
  ///
  /// - Throws: `ModuleRefusal` when the module cannot be opened with them.
  func createModule(arguments: NamedValuesType) throws(ModuleRefusal) -> ViewController
}

extension ModuleFactoryProtocol {
  /// Makes the module that the URN names.
  ///
  /// - Throws: `ModuleRefusal` when the URN is another module's, or the module cannot be opened with its arguments.
  func createModule(byUrn urn: ModuleURN) throws(ModuleRefusal) -> ViewController {
    let module = try createModule(arguments: arguments(of: urn))
    module.restorationIdentifier = urn.description
    return module
  }

  /// The module that the URN names; `nil` if it cannot be opened.
  func makeModule(byUrn urn: ModuleURN) -> ViewController? {
    do throws(ModuleRefusal) {
      return try createModule(byUrn: urn)
    } catch {
      print("\(urn) is not opened: \(error)")
      return nil
    }
  }

  private func arguments(of urn: ModuleURN) throws(ModuleRefusal) -> NamedValuesType {
    do throws(RoutingError) {
      var route = RouteTable<Void>()
      try route.insert(moduleURN, ())
      return try route.match(urn).arguments
    } catch {
      throw .route(error)
    }
  }
}

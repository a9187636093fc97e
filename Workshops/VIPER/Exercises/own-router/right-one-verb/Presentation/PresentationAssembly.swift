import Routing
import ScreenKit

/// Where configurators find what all modules use to show things.
enum PresentationAssembly {
  private static var assembly: (any PresentationAssemblyProtocol)?

  /// What `setup` has made. Before that there is nothing to find, and the app stops.
  static var shared: any PresentationAssemblyProtocol {
    guard let assembly else {
      preconditionFailure("PresentationAssembly has not been set up; call setup before the first module is made")
    }
    return assembly
  }

  /// Makes the app's router. The application root does so before it shows the first module.
  ///
  /// - Parameter modules: the factories of all modules that the router can open.
  /// - Throws: `RoutingError` when two modules have the same URN.
  static func setup(
    navigation: NavigationController, modules: [any ModuleFactoryProtocol]
  ) throws(RoutingError) -> any PresentationAssemblyProtocol {
    let presentation = PresentationAssemblyImpl(router: try AppRouterImpl(navigation: navigation, modules: modules))
    assembly = presentation
    return presentation
  }
}

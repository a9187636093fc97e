import Routing
import ScreenKit

/// Where configurators find what all modules use to show things.
struct PresentationAssembly {
  /// A router that knows no module, until `setup` has put the app's own in its place.
  private(set) static var shared: any PresentationAssemblyProtocol = PresentationAssemblyImpl(
    router: AppRouterImpl(navigation: NavigationController()), userService: ServicesAssemblyImpl().userService)

  /// Makes the app's router and all that goes with it. The application root does so before it shows the first module.
  ///
  /// - Throws: `RoutingError` when two modules have the same URN.
  static func setup(
    navigation: NavigationController, modules: [any ModuleFactoryProtocol], services: any ServicesAssemblyProtocol
  ) throws(RoutingError) -> any PresentationAssemblyProtocol {
    let router = try AppRouterImpl(navigation: navigation, modules: modules)
    let presentation = PresentationAssemblyImpl(router: router, userService: services.userService)
    shared = presentation
    return presentation
  }
}

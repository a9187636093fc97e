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

  /// Makes the app's router and all that goes with it. The application root does so before it shows the first module.
  ///
  /// - Parameters:
  ///   - modules: the factories of all modules that the router can open.
  ///   - urlScheme: what stands in front of a URN in links from outside.
  ///   - clock: measures how long notifications stay.
  /// - Throws: `RoutingError` when two modules have the same URN.
  static func setup(
    window: Window, navigation: NavigationController, modules: [any ModuleFactoryProtocol], urlScheme: String,
    services: any ServicesAssemblyProtocol, clock: any Clock<Duration>
  ) throws(RoutingError) -> any PresentationAssemblyProtocol {
    let presentation = PresentationAssemblyImpl(
      router: try AppRouterImpl(navigation: navigation, modules: modules),
      notifications: InAppNotificationsProviderImpl(window: window, clock: clock),
      urlScheme: urlScheme, services: services)
    assembly = presentation
    return presentation
  }
}

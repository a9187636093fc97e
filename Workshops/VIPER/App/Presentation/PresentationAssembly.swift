import Routing
import ScreenKit

/// Where configurators find what all modules use to show things.
struct PresentationAssembly {
  /// A router that knows no module, until `setup` has put the app's own in its place.
  private(set) static var shared: any PresentationAssemblyProtocol = PresentationAssemblyImpl(
    router: AppRouterImpl(navigation: NavigationController()),
    notifications: InAppNotificationsProviderImpl(window: Window(), clock: ContinuousClock()),
    urlScheme: "", services: ServicesAssemblyImpl())

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
    shared = presentation
    return presentation
  }
}

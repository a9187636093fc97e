import Routing
import ScreenKit

/// Knows every module of the app, and shows the first.
final class ApplicationRoot {
  private let modules: [any ModuleFactoryProtocol] = [
    LoginFactory(), UserFactory(), FriendsFactory(), EditNameFactory(), PersonFactory(),
  ]
  private let window: Window
  private let services: any ServicesAssemblyProtocol
  private let presentation: any PresentationAssemblyProtocol

  /// - Parameters:
  ///   - urlScheme: what stands in front of a URN in links from outside.
  ///   - clock: measures how long notifications stay.
  /// - Throws: `RoutingError` when two modules have the same URN.
  init(
    window: Window, urlScheme: String, services: any ServicesAssemblyProtocol, clock: any Clock<Duration>
  ) throws(RoutingError) {
    let navigation = NavigationController()
    self.window = window
    self.services = services
    self.presentation = try PresentationAssembly.setup(
      window: window, navigation: navigation, modules: modules, urlScheme: urlScheme, services: services, clock: clock)
    window.rootViewController = navigation
  }

  /// The URN templates of all modules.
  var routes: [String] { modules.map(\.moduleURN.description) }

  func start() {
    if let userID = services.userService.signedInUserID {
      presentation.router.replaceStack(rootUrn: UserFactory.urn(userID: userID), animated: false)
    } else {
      presentation.router.replaceStack(rootUrn: LoginFactory.urn(), animated: false)
    }
    window.makeKeyAndVisible()
  }

  /// - Throws: `ModuleRefusal` when the link leads nowhere. The screen then has not changed.
  func open(_ link: ModuleLink) throws(ModuleRefusal) {
    try presentation.links.open(link)
  }

  /// Says what has happened, and follows the link when the person taps it.
  func notify(_ text: String, link: ModuleLink) {
    presentation.notifications.show(text) { [links = presentation.links] in
      do throws(ModuleRefusal) {
        try links.open(link)
      } catch {
        print("the notification leads nowhere: \(error)")
      }
    }
  }
}

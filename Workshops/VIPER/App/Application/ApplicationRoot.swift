import Routing
import ScreenKit

/// Knows every module of the app, and shows the first.
final class ApplicationRoot {
  private let modules: [any ModuleFactoryProtocol] = [
    LoginFactory(), UserFactory(), FriendsFactory(), EditNameFactory(),
  ]
  private let window: Window
  private let services: any ServicesAssemblyProtocol
  private let presentation: any PresentationAssemblyProtocol

  /// - Throws: `RoutingError` when two modules have the same URN.
  init(window: Window, services: any ServicesAssemblyProtocol) throws(RoutingError) {
    let navigation = NavigationController()
    self.window = window
    self.services = services
    self.presentation = try PresentationAssembly.setup(
      navigation: navigation, modules: modules, services: services)
    window.rootViewController = navigation
  }

  /// The URN templates of all modules.
  var routes: [String] { modules.map(\.moduleURN) }

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
}

import Foundation
import Routing
import ScreenKit

/// Knows every module of the app, shows the first, and follows links.
final class ApplicationRoot {
  private let modules: [any ModuleFactoryProtocol] = [
    LoginFactory(), UserFactory(), FriendsFactory(), EditNameFactory(), SignOutFactory(),
  ]
  private let window: Window
  private let urlScheme: String
  private let services: any ServicesAssemblyProtocol
  private let presentation: any PresentationAssemblyProtocol

  /// - Parameter urlScheme: what stands in front of a URN in links from outside.
  /// - Throws: `RoutingError` when two modules have the same URN.
  init(window: Window, urlScheme: String, services: any ServicesAssemblyProtocol) throws(RoutingError) {
    let navigation = NavigationController()
    self.window = window
    self.urlScheme = urlScheme
    self.services = services
    self.presentation = try PresentationAssembly.setup(navigation: navigation, modules: modules)
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

  /// - Throws: `ModuleRefusal` when the link leads nowhere, or nobody is signed in. The screen then has not changed.
  func open(_ link: URL) throws(ModuleRefusal) {
    let urn = try urn(of: link)
    guard let userID = services.userService.signedInUserID else { throw .nobodySignedIn }
    if urn == UserFactory.urn(userID: userID) {
      presentation.router.replaceStack(rootUrn: urn)
    } else {
      try presentation.router.openModule(byUrn: urn, animated: true)
    }
  }

  private func urn(of link: URL) throws(ModuleRefusal) -> ModuleURN {
    do throws(RoutingError) {
      guard link.scheme == urlScheme else { throw .foreignScheme(link: link.absoluteString, expected: urlScheme) }
      return try ModuleURN(parsing: link.path(percentEncoded: true))
    } catch {
      throw .route(error)
    }
  }
}

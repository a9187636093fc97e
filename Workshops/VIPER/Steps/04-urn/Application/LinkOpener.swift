import Foundation
import Routing
import ScreenKit

/// Opens the modules that links from outside name.
final class LinkOpener {
  private let navigation: NavigationController
  private let urlScheme: String
  private let userService: any UserService
  private var modules = RouteTable<any ModuleFactoryProtocol>()

  /// - Parameter urlScheme: what stands in front of a URN.
  /// - Throws: `RoutingError` when two modules have the same URN.
  init(navigation: NavigationController, urlScheme: String, userService: any UserService) throws(RoutingError) {
    self.navigation = navigation
    self.urlScheme = urlScheme
    self.userService = userService
    let factories: [any ModuleFactoryProtocol] = [LoginFactory(), UserFactory(), FriendsFactory(), EditNameFactory()]
    for factory in factories {
      try modules.insert(factory.moduleURN, factory)
    }
  }

  /// The URN templates of all modules.
  var routes: [String] { modules.templates.map(\.description) }

  /// - Throws: `ModuleRefusal` when the link leads nowhere, or nobody is signed in. The screen then has not changed.
  func open(_ link: URL) throws(ModuleRefusal) {
    let urn = try urn(of: link)
    guard let userID = userService.signedInUserID else { throw .nobodySignedIn }
    let factory = try factory(for: urn)
    let module = try factory.createModule(byUrn: urn)
    navigation.dismiss(animated: true)
    switch urn == UserFactory.urn(userID: userID) ? .root : factory.presentation {
    case .pushed: navigation.pushViewController(module, animated: true)
    case .presented: navigation.present(module, animated: true)
    case .root: navigation.setViewControllers([module], animated: true)
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

  private func factory(for urn: ModuleURN) throws(ModuleRefusal) -> any ModuleFactoryProtocol {
    do throws(RoutingError) {
      return try modules.match(urn).handler
    } catch {
      throw .route(error)
    }
  }
}

import Routing
import ScreenKit

final class AppRouterImpl: AppRouterProtocol {
  private let navigation: NavigationController
  private var routes = RouteTable<any ModuleFactoryProtocol>()

  /// A router that knows no module.
  init(navigation: NavigationController) {
    self.navigation = navigation
  }

  /// - Throws: `RoutingError` when a template is malformed, or two modules have the same URN.
  convenience init(navigation: NavigationController, modules: [any ModuleFactoryProtocol]) throws(RoutingError) {
    self.init(navigation: navigation)
    for module in modules {
      try routes.insert(RouteTemplate(parsing: module.moduleURN), module)
    }
  }

  // MARK: Modules

  func pushModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    guard let controller = makeModule(byUrn: urn, completion: completion) else { return }
    // A screen that is pushed under another one would not be seen.
    navigation.dismiss(animated: animated)
    navigation.pushViewController(controller, animated: animated)
  }

  func presentModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    guard let controller = makeModule(byUrn: urn, completion: completion) else { return }
    current.present(controller, animated: animated)
  }

  func replaceStack(rootUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    guard let controller = makeModule(byUrn: urn, completion: completion) else { return }
    navigation.dismiss(animated: animated)
    navigation.setViewControllers([controller], animated: animated)
  }

  func openModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    switch presentation(ofUrn: urn) {
    case .presented: presentModule(byUrn: urn, animated: animated, completion: completion)
    case .root: replaceStack(rootUrn: urn, animated: animated, completion: completion)
    case .pushed, nil: pushModule(byUrn: urn, animated: animated, completion: completion)
    }
  }

  // MARK: Going back

  func popToViewController(_ controller: ViewController, animated: Bool) {
    navigation.popToViewController(controller, animated: animated)
  }

  func popCurrent(animated: Bool) {
    navigation.popViewController(animated: animated)
  }

  func dismissCurrent(animated: Bool) {
    current.dismiss(animated: animated)
  }

  func closeCurrent(animated: Bool) {
    if current === navigation {
      popCurrent(animated: animated)
    } else {
      dismissCurrent(animated: animated)
    }
  }

  // MARK: -

  /// What was presented last, or else the navigation stack.
  private var current: ViewController {
    var current: ViewController = navigation
    while let presented = current.presentedViewController { current = presented }
    return current
  }

  private func presentation(ofUrn urn: String) -> ModulePresentation? {
    try? match(urn).handler.presentation
  }

  private func match(_ urn: String) throws(ModuleRefusal) -> RouteMatch<any ModuleFactoryProtocol> {
    do throws(RoutingError) {
      return try routes.match(ModuleURN(parsing: urn))
    } catch {
      throw .route(error)
    }
  }

  private func makeModule(byUrn urn: String, completion: ModuleCompletionHandler?) -> ViewController? {
    do throws(ModuleRefusal) {
      let match = try match(urn)
      let controller = try match.handler.createModule(arguments: match.arguments, completion: completion)
      controller.restorationIdentifier = urn
      return controller
    } catch {
      completion?(.refused(error))
      return nil
    }
  }
}

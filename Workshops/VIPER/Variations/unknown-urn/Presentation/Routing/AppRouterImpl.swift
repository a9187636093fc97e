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
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .pushed, animated: animated)
  }

  func presentModule(byUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .presented, animated: animated)
  }

  func replaceStack(rootUrn urn: String, animated: Bool, completion: ModuleCompletionHandler?) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .root, animated: animated)
  }

  func openModule(
    byUrn urn: String, as presentation: ModulePresentation?, animated: Bool, completion: ModuleCompletionHandler?
  ) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    navigation.dismiss(animated: animated)
    show(module, as: presentation ?? module.usual, animated: animated)
  }

  // MARK: Going back

  func popToViewController(_ controller: ViewController, animated: Bool) {
    currentStack.popToViewController(controller, animated: animated)
  }

  func popCurrent(animated: Bool) {
    currentStack.popViewController(animated: animated)
  }

  func dismissCurrent(animated: Bool) {
    top.dismiss(animated: animated)
  }

  func closeCurrent(animated: Bool) {
    if top === currentStack, currentStack.viewControllers.count > 1 {
      popCurrent(animated: animated)
    } else {
      dismissCurrent(animated: animated)
    }
  }

  // MARK: What is on the screen

  /// The stack at the bottom, and what is presented over it.
  private var layers: [ViewController] {
    Array(sequence(first: navigation, next: \.presentedViewController))
  }

  private var top: ViewController { layers.last ?? navigation }

  private var currentStack: NavigationController {
    layers.reversed().lazy.compactMap { $0 as? NavigationController }.first ?? navigation
  }

  // MARK: Making and showing modules

  private typealias Module = (controller: ViewController, usual: ModulePresentation)

  private func makeModule(byUrn urn: String, completion: ModuleCompletionHandler?) -> Module? {
    do throws(ModuleRefusal) {
      // All URNs are ours, so there is a module for each.
      // swift-format-ignore: NeverUseForceTry
      let match = try! routes.match(ModuleURN(parsing: urn))
      let controller = try match.handler.createModule(arguments: match.arguments, completion: completion)
      controller.restorationIdentifier = urn
      return (controller, match.handler.presentation)
    } catch {
      completion?(.refused(error))
      return nil
    }
  }

  private func show(_ module: Module, as presentation: ModulePresentation, animated: Bool) {
    switch (presentation, module.usual) {
    case (.pushed, .presented), (.presented, .presented):
      top.present(module.controller, animated: animated)
    case (.presented, _):
      top.present(NavigationController(rootViewController: module.controller), animated: animated)
    case (.pushed, _):
      currentStack.pushViewController(module.controller, animated: animated)
    case (.root, _):
      navigation.dismiss(animated: animated)
      navigation.setViewControllers([module.controller], animated: animated)
    }
  }
}

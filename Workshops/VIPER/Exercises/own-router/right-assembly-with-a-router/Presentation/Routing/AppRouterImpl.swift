import Routing
import ScreenKit

final class AppRouterImpl: AppRouterProtocol {
  /// The stack of all modules. The window keeps it, and the stack keeps, by way of its screens, this router.
  private unowned let navigation: NavigationController
  private var routes = RouteTable<any ModuleFactoryProtocol>()

  /// - Throws: `RoutingError` when two modules have the same URN.
  init(navigation: NavigationController, modules: [any ModuleFactoryProtocol]) throws(RoutingError) {
    self.navigation = navigation
    for module in modules {
      try routes.insert(module.moduleURN, module)
    }
  }

  // MARK: Modules

  func pushModule(byUrn urn: ModuleURN, animated: Bool) {
    guard let module = makeModule(byUrn: urn) else { return }
    show(module, as: .pushed, animated: animated)
  }

  func presentModule(byUrn urn: ModuleURN, animated: Bool) {
    guard let module = makeModule(byUrn: urn) else { return }
    show(module, as: .presented, animated: animated)
  }

  func replaceStack(rootUrn urn: ModuleURN, animated: Bool) {
    guard let module = makeModule(byUrn: urn) else { return }
    show(module, as: .root, animated: animated)
  }

  func openModule(byUrn urn: ModuleURN, animated: Bool) throws(ModuleRefusal) {
    let module = try createModule(byUrn: urn)
    navigation.dismiss(animated: animated)
    show(module, as: module.usual, animated: animated)
  }

  // MARK: Going back

  func popCurrent(animated: Bool) {
    navigation.popViewController(animated: animated)
  }

  func dismissCurrent(animated: Bool) {
    top.dismiss(animated: animated)
  }

  func closeCurrent(animated: Bool) {
    if top === navigation { popCurrent(animated: animated) } else { dismissCurrent(animated: animated) }
  }

  /// The stack, or what is presented over it.
  private var top: ViewController {
    Array(sequence(first: navigation, next: \.presentedViewController)).last ?? navigation
  }

  // MARK: Making and showing modules

  private typealias Module = (controller: ViewController, usual: ModulePresentation)

  /// The module; `nil` if it cannot be opened.
  private func makeModule(byUrn urn: ModuleURN) -> Module? {
    do throws(ModuleRefusal) {
      return try createModule(byUrn: urn)
    } catch {
      print("\(urn) is not opened: \(error)")
      return nil
    }
  }

  private func createModule(byUrn urn: ModuleURN) throws(ModuleRefusal) -> Module {
    let match = try match(urn)
    let controller = try match.handler.createModule(arguments: match.arguments)
    controller.restorationIdentifier = urn.description
    return (controller, match.handler.presentation)
  }

  private func match(_ urn: ModuleURN) throws(ModuleRefusal) -> RouteMatch<any ModuleFactoryProtocol> {
    do throws(RoutingError) {
      return try routes.match(urn)
    } catch {
      throw .route(error)
    }
  }

  private func show(_ module: Module, as presentation: ModulePresentation, animated: Bool) {
    switch presentation {
    case .pushed: navigation.pushViewController(module.controller, animated: animated)
    case .presented: top.present(module.controller, animated: animated)
    case .root:
      navigation.dismiss(animated: animated)
      navigation.setViewControllers([module.controller], animated: animated)
    }
  }
}

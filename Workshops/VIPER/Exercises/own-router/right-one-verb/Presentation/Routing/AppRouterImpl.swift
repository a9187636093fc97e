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

  func show(byUrn urn: ModuleURN, as presentation: ModulePresentation) {
    do throws(ModuleRefusal) {
      show(try createModule(byUrn: urn), as: presentation)
    } catch {
      print("\(urn) is not opened: \(error)")
    }
  }

  func follow(byUrn urn: ModuleURN) throws(ModuleRefusal) {
    let module = try createModule(byUrn: urn)
    navigation.dismiss(animated: true)
    show(module, as: module.usual)
  }

  func close() {
    if top === navigation { navigation.popViewController(animated: true) } else { top.dismiss(animated: true) }
  }

  /// The stack, or what is presented over it.
  private var top: ViewController {
    Array(sequence(first: navigation, next: \.presentedViewController)).last ?? navigation
  }

  // MARK: Making and showing modules

  private typealias Module = (controller: ViewController, usual: ModulePresentation)

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

  private func show(_ module: Module, as presentation: ModulePresentation) {
    switch presentation {
    case .pushed: navigation.pushViewController(module.controller, animated: true)
    case .presented: top.present(module.controller, animated: true)
    case .root:
      navigation.dismiss(animated: true)
      navigation.setViewControllers([module.controller], animated: true)
    }
  }
}

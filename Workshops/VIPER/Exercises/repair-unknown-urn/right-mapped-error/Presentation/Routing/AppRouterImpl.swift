import Routing
import ScreenKit

final class AppRouterImpl: AppRouterProtocol {
  /// The stack at the bottom. The window keeps it, and the stack keeps, by way of its screens, this router.
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

  func pushModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .pushed, animated: animated)
  }

  func presentModule<Value>(byUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .presented, animated: animated)
  }

  func replaceStack<Value>(rootUrn urn: ModuleURN, animated: Bool, completion: ModuleCompletionHandler<Value>?) {
    guard let module = makeModule(byUrn: urn, completion: completion) else { return }
    show(module, as: .root, animated: animated)
  }

  func openModule(byUrn urn: ModuleURN, as presentation: ModulePresentation?, animated: Bool) throws(ModuleRefusal) {
    let module = try createModule(byUrn: urn, completion: ModuleCompletionHandler<Never>?.none)
    navigation.dismiss(animated: animated)
    show(module, as: presentation ?? module.usual, animated: animated)
  }

  // MARK: Going back

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

  /// The module; `nil` if it cannot be opened, which somebody has then been told.
  private func makeModule<Value>(byUrn urn: ModuleURN, completion: ModuleCompletionHandler<Value>?) -> Module? {
    do throws(ModuleRefusal) {
      return try createModule(byUrn: urn, completion: completion)
    } catch {
      if let completion { completion(.refused(error)) } else { print("\(urn) is not opened: \(error)") }
      return nil
    }
  }

  private func createModule<Value>(
    byUrn urn: ModuleURN, completion: ModuleCompletionHandler<Value>?
  ) throws(ModuleRefusal) -> Module {
    let match = try match(urn)
    let controller = try createModule(with: match.handler, arguments: match.arguments, completion: completion)
    controller.restorationIdentifier = urn.description
    return (controller, match.handler.presentation)
  }

  /// Whoever opens a module by its URN says what they expect of it. Only its factory knows what it finishes with.
  private func createModule<Factory: ModuleFactoryProtocol, Value>(
    with factory: Factory, arguments: NamedValuesType, completion: ModuleCompletionHandler<Value>?
  ) throws(ModuleRefusal) -> ViewController {
    guard let completion else { return try factory.createModule(arguments: arguments, completion: nil) }
    guard let handler = completion as? ModuleCompletionHandler<Factory.Value> else {
      throw .unexpectedValue(of: factory.moduleURN, expected: "\(Value.self)", finishesWith: "\(Factory.Value.self)")
    }
    return try factory.createModule(arguments: arguments, completion: handler)
  }

  private func match(_ urn: ModuleURN) throws(ModuleRefusal) -> RouteMatch<any ModuleFactoryProtocol> {
    try Result { () throws(RoutingError) in try routes.match(urn) }.mapError(ModuleRefusal.route).get()
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

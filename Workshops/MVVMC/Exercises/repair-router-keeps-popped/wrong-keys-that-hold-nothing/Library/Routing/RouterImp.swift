import ScreenKit

/// The router of one navigation controller.
public final class RouterImp: Router {
  private let rootController: NavigationController
  /// Whom to tell when a module has gone.
  private var completions: [ObjectIdentifier: () -> Void] = [:]

  public init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
  }

  public func toPresent() -> ViewController { rootController }

  // MARK: Showing

  public func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    completions[ObjectIdentifier(controller)] = completion
    rootController.present(controller, animated: animated)
  }

  public func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.hidesBottomBarWhenPushed = hideBottomBar
    completions[ObjectIdentifier(controller)] = completion
    rootController.pushViewController(controller, animated: animated)
  }

  public func setRootModule(_ module: any Presentable, animated: Bool) {
    rootController.setViewControllers([module.toPresent()], animated: animated)
  }

  // MARK: Taking away

  public func popModule(animated: Bool) {
    guard let controller = rootController.popViewController(animated: animated) else { return }
    runCompletion(for: controller)
  }

  public func popToRootModule(animated: Bool) {
    let controllers = rootController.popToRootViewController(animated: animated) ?? []
    for controller in controllers.reversed() { runCompletion(for: controller) }
  }

  public func dismissModule(animated: Bool, completion: (() -> Void)?) {
    // With nothing to dismiss, the controller would dismiss itself from where it is presented.
    guard let controller = rootController.presentedViewController else {
      completion?()
      return
    }
    rootController.dismiss(animated: animated) { [weak self] in
      self?.runCompletion(for: controller)
      completion?()
    }
  }

  private func runCompletion(for controller: ViewController) {
    completions.removeValue(forKey: ObjectIdentifier(controller))?()
  }
}

import ScreenKit

/// The router of one navigation controller.
final class RouterImp: Router {
  private let rootController: NavigationController
  /// Whom to tell when a module has gone.
  private var completions: [ViewController: () -> Void] = [:]

  init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
  }

  func toPresent() -> ViewController { rootController }

  // MARK: Showing

  func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    completions[controller] = completion
    rootController.present(controller, animated: animated)
  }

  func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.hidesBottomBarWhenPushed = hideBottomBar
    completions[controller] = completion
    rootController.pushViewController(controller, animated: animated)
  }

  func setRootModule(_ module: any Presentable, animated: Bool) {
    rootController.setViewControllers([module.toPresent()], animated: animated)
  }

  // MARK: Taking away

  func popModule(animated: Bool) {
    guard let controller = rootController.popViewController(animated: animated) else { return }
    runCompletion(for: controller)
  }

  func popToRootModule(animated: Bool) {
    let controllers = rootController.popToRootViewController(animated: animated) ?? []
    for controller in controllers.reversed() { runCompletion(for: controller) }
  }

  func dismissModule(animated: Bool, completion: (() -> Void)?) {
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
    completions.removeValue(forKey: controller)?()
  }
}

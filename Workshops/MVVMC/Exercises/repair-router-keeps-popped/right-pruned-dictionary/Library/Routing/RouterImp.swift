import ScreenKit

/// The router of one navigation controller.
public final class RouterImp: Router {
  private let rootController: NavigationController
  /// Whom to tell when a module has gone.
  private var completions: [ViewController: () -> Void] = [:]

  public init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
    rootController.delegate = self
  }

  public func toPresent() -> ViewController { rootController }

  // MARK: Showing

  public func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    completions[controller] = completion
    controller.presentationController?.delegate = self
    rootController.present(controller, animated: animated)
  }

  public func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.hidesBottomBarWhenPushed = hideBottomBar
    completions[controller] = completion
    rootController.pushViewController(controller, animated: animated)
  }

  public func setRootModule(_ module: any Presentable, animated: Bool) {
    rootController.setViewControllers([module.toPresent()], animated: animated)
  }

  // MARK: Taking away

  public func popModule(animated: Bool) {
    rootController.popViewController(animated: animated)
  }

  public func popToRootModule(animated: Bool) {
    rootController.popToRootViewController(animated: animated)
  }

  public func dismissModule(animated: Bool, completion: (() -> Void)?) {
    // With nothing to dismiss, the controller would dismiss itself from where it is presented.
    guard rootController.presentedViewController != nil else {
      completion?()
      return
    }
    rootController.dismiss(animated: animated) { [weak self] in
      self?.runCompletions()
      completion?()
    }
  }

  /// Calls the completions of all modules that are neither on the stack nor presented over it.
  private func runCompletions() {
    let modules = rootController.viewControllers + [rootController.presentedViewController].compactMap(\.self)
    let gone = completions.filter { !modules.contains($0.key) }
    for controller in gone.keys { completions.removeValue(forKey: controller) }
    for completion in gone.values { completion() }
  }
}

extension RouterImp: NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    runCompletions()
  }
}

extension RouterImp: PresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    runCompletions()
  }
}

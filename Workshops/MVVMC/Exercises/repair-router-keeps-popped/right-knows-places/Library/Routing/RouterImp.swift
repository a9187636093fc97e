import ScreenKit

/// The router of one navigation controller.
public final class RouterImp: Router {
  private let rootController: NavigationController
  /// Whom to tell when there are fewer modules on the stack than this. The router knows places, and keeps no module.
  private var completions: [Int: () -> Void] = [:]
  /// Whom to tell when nothing is presented any more.
  private var presentedCompletion: (() -> Void)?

  public init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
    rootController.delegate = self
  }

  public func toPresent() -> ViewController { rootController }

  // MARK: Showing

  public func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.presentationController?.delegate = self
    if let completion { presentedCompletion = completion }
    rootController.present(controller, animated: animated)
  }

  public func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.hidesBottomBarWhenPushed = hideBottomBar
    completions[rootController.viewControllers.count + 1] = completion
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
      self?.presentedModuleHasGone()
      completion?()
    }
  }

  private func presentedModuleHasGone() {
    let completion = presentedCompletion
    presentedCompletion = nil
    completion?()
  }
}

extension RouterImp: NavigationControllerDelegate {
  /// The back button pops without asking the router.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    let gone = completions.keys.filter { $0 > navigationController.viewControllers.count }.sorted(by: >)
    for place in gone { completions.removeValue(forKey: place)?() }
  }
}

extension RouterImp: PresentationControllerDelegate {
  /// A swipe dismisses without asking the router.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    presentedModuleHasGone()
  }
}

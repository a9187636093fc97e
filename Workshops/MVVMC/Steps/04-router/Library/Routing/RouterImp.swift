import ScreenKit

/// The router of one navigation controller, and of what is presented over it.
public final class RouterImp: Router {
  private let rootController: NavigationController

  public init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
  }

  public func toPresent() -> ViewController { rootController }

  public func present(_ module: any Presentable) {
    topController.present(module.toPresent(), animated: true)
  }

  public func push(_ module: any Presentable) {
    rootController.pushViewController(module.toPresent(), animated: true)
  }

  public func popModule() {
    rootController.popViewController(animated: true)
  }

  public func dismissModule() {
    // With nothing to dismiss, the controller would dismiss itself from where it is presented.
    guard rootController.presentedViewController != nil else { return }
    rootController.dismiss(animated: true)
  }

  public func setRootModule(_ module: any Presentable) {
    rootController.setViewControllers([module.toPresent()], animated: true)
  }

  public func popToRootModule() {
    rootController.popToRootViewController(animated: true)
  }

  /// The one on top of all that is presented: a controller that presents already cannot present a second time.
  private var topController: ViewController {
    var controller: ViewController = rootController
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }
}

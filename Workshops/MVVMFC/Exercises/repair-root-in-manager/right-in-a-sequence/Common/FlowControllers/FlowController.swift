import MVVMFCLibrary
import ScreenKit

/// What all flow controllers can do.
///
/// View controllers own their view model, and it owns its flow controller: so the way back is weak.
class FlowController: FlowControllerProtocol {
  weak var viewController: ViewController?
  /// The stack that the screen is on; `nil` if it is shown alone.
  private(set) weak var navigationController: NavigationController?
  let dependencyManager: DependencyManager

  init(navigationController: NavigationController?, dependencyManager: DependencyManager) {
    self.navigationController = navigationController
    self.dependencyManager = dependencyManager
  }

  /// The stack at the bottom: the one that the screen is on, or the one over which the screen is presented.
  ///
  /// It is looked up when it is needed. Whoever kept it would keep every screen on it.
  final var rootNavigationController: NavigationController? {
    guard let viewController else { return nil }
    let bottom = sequence(first: viewController, next: \.presentingViewController).reduce(viewController) { $1 }
    return bottom.navigationController ?? bottom as? NavigationController
  }

  func showAlert(title: String, completion: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(
      parentController: viewController, title: title,
      actions: [AlertAction(title: Strings.ok) { _ in completion() }], dependencyManager: dependencyManager)
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(
      parentController: viewController, title: Strings.title(of: apiError),
      actions: [
        AlertAction(title: Strings.retry) { _ in retry() },
        AlertAction(title: Strings.cancel, style: .cancel),
      ],
      dependencyManager: dependencyManager)
  }

  func goBack() {
    if let navigationController, navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      viewController?.dismiss(animated: true)
    }
  }
}

import ScreenKit

extension NavigationController {
  /// Pushes a screen where it can be seen: whatever is presented goes first.
  func pushModule(_ viewController: ViewController) {
    dismiss(animated: true)
    pushViewController(viewController, animated: true)
  }

  /// Leaves nothing but this screen.
  func setRootModule(_ viewController: ViewController) {
    dismiss(animated: true)
    setViewControllers([viewController], animated: true)
  }
}

import ScreenKit

extension NavigationController {
  /// Leaves nothing but this screen: neither on the stack nor over it.
  func setRoot(_ viewController: ViewController) {
    dismiss(animated: true)
    setViewControllers([viewController], animated: true)
  }
}

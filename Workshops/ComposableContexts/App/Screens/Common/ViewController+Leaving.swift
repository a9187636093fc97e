import ScreenKit

extension ViewController {
  /// Dismisses what is presented over this screen, if anything is.
  package func dismissPresented() {
    // Without anything to dismiss, `dismiss` would dismiss the screen itself.
    guard presentedViewController != nil else { return }
    dismiss(animated: true)
  }

  /// Leaves this screen the way it came: pops it off its stack, or dismisses it.
  func leave() {
    if let navigationController, navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

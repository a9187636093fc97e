import ScreenKit

/// The view of a module: it knows when it has left for good, whoever sent it away.
class ModuleViewController: ViewController {
  /// The view was popped, dismissed, swiped away or replaced.
  func moduleDidClose() {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { moduleDidClose() }
    // With a stack all of its modules go, and only the one on top hears of it.
    guard let stack = navigationController, stack.isBeingDismissed else { return }
    for case let module as ModuleViewController in stack.viewControllers { module.moduleDidClose() }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { moduleDidClose() }
  }
}

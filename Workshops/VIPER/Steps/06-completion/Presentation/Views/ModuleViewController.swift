import ScreenKit

/// The view of a module: it knows when it has left for good, whoever sent it away.
class ModuleViewController: ViewController {
  /// The view was popped, dismissed, swiped away or replaced.
  func moduleDidClose() {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { moduleDidClose() }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { moduleDidClose() }
  }
}

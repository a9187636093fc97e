/// Manages one presentation.
@MainActor
public final class PresentationController {
  /// The object that is asked and notified about swipes.
  public weak var delegate: (any PresentationControllerDelegate)?
  /// The screen that is, or will be, presented.
  public private(set) weak var presentedViewController: ViewController?
  /// The screen below it.
  public var presentingViewController: ViewController? { presentedViewController?.presentingViewController }

  init(presentedViewController: ViewController) {
    self.presentedViewController = presentedViewController
  }
}

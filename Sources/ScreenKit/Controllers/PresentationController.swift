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

/// Receives notifications when a person swipes a presented screen away, but not when code dismisses it.
@MainActor
public protocol PresentationControllerDelegate: AnyObject {
  /// Whether a swipe may dismiss. By default it may, unless the screen is `isModalInPresentation`.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// A swipe is about to dismiss.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// A swipe has dismissed; the screen has disappeared.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// A swipe was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension PresentationControllerDelegate {
  /// Allows every swipe.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

/// How a screen is presented over another one.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// As a sheet.
  case automatic
  /// As a sheet, which a person can swipe away. The screen below it has not disappeared.
  case pageSheet
  /// Over everything. The screen below it disappears, and a person cannot swipe.
  case fullScreen
}

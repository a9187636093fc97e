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

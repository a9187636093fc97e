import ScreenKit

extension EditNameCoordinator: PresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    stop()
  }
}

import ScreenKit

/// Leads to alerts only: who has presented the screen dismisses it.
final class EditNameRouter: Router {
  enum Segue {
    case failure(Failure, retry: () -> Void, confirmed: () -> Void)
  }

  private weak var controller: EditNameController?

  init(controller: EditNameController) {
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    switch segue {
    case .failure(let failure, let retry, let confirmed):
      controller?.present(AlertController.failure(failure, retry: retry, confirmed: confirmed), animated: true)
    }
  }
}

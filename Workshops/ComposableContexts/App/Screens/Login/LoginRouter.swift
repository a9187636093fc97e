import ScreenKit

/// Leads to alerts only: the root router sees to it that a new session has its screens.
final class LoginRouter: Router {
  enum Segue {
    case failure(Failure, retry: () -> Void)
  }

  private weak var controller: LoginController?

  init(controller: LoginController) {
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    switch segue {
    case .failure(let failure, let retry):
      controller?.present(AlertController.failure(failure, retry: retry), animated: true)
    }
  }
}

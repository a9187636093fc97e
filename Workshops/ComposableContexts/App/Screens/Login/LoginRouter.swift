import ScreenKit

/// Leads to alerts only: the root router sees to it that a new session has its screens.
final class LoginRouter: Router {
  enum Segue {
    case noOneCalled(String)
    case unreachable(retry: () -> Void)
  }

  private weak var controller: LoginController?

  init(controller: LoginController) {
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    switch segue {
    case .noOneCalled(let name): controller?.present(AlertController.noOneCalled(name), animated: true)
    case .unreachable(let retry): controller?.present(AlertController.unreachable(retry: retry), animated: true)
    }
  }
}

import ScreenKit
import UserDomain

/// Leads to alerts only: who has presented the screen dismisses it.
final class EditNameRouter: Router {
  enum Segue {
    case noUser(User.ID, confirmed: () -> Void)
    case unreachable(retry: () -> Void)
  }

  private weak var controller: EditNameController?

  init(controller: EditNameController) {
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    switch segue {
    case .noUser(let id, let confirmed):
      controller?.present(AlertController.noUser(id: id, confirmed: confirmed), animated: true)
    case .unreachable(let retry):
      controller?.present(AlertController.unreachable(retry: retry), animated: true)
    }
  }
}

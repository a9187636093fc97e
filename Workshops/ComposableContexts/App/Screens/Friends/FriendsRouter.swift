import Injection
import ScreenKit
import UserDomain

final class FriendsRouter: Router {
  enum Segue {
    case user(User.ID)
    case noUser(User.ID)
    case unreachable(retry: () -> Void)
  }

  private let container: Container
  private weak var controller: FriendsController?

  init(container: Container, controller: FriendsController) {
    self.container = container
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    attempt {
      switch segue {
      case .user(let userID): try pushUser(userID)
      case .noUser(let id): present(.noUser(id: id) { [weak controller] in controller?.leave() })
      case .unreachable(let retry): present(.unreachable(retry: retry))
      }
    }
  }

  private func pushUser(_ userID: User.ID) throws {
    let user = try container.resolve(UserController.self, arguments: UserScreenArguments(userID: userID))
    controller?.navigationController?.pushViewController(user, animated: true)
  }

  private func present(_ alert: AlertController) {
    controller?.present(alert, animated: true)
  }
}

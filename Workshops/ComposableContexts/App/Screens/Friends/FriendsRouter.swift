import Injection
import ScreenKit
import UserDomain

final class FriendsRouter: Router {
  enum Segue {
    case user(User.ID)
    case failure(Failure, retry: () -> Void)
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
      case .failure(let failure, let retry): present(failure, retry: retry)
      }
    }
  }

  private func pushUser(_ userID: User.ID) throws {
    let user = try container.resolve(UserController.self, arguments: UserScreenArguments(userID: userID))
    controller?.navigationController?.pushViewController(user, animated: true)
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func present(_ failure: Failure, retry: @escaping () -> Void) {
    let alert = AlertController.failure(failure, retry: retry) { [weak controller] in controller?.leave() }
    controller?.present(alert, animated: true)
  }
}

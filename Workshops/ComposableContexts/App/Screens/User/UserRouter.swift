import Injection
import ScreenKit
import UserDomain

final class UserRouter: Router {
  enum Segue {
    case editName(User.ID)
    case friends(User.ID)
    case failure(Failure, retry: () -> Void)
  }

  private let container: Container
  private weak var controller: UserController?

  init(container: Container, controller: UserController) {
    self.container = container
    self.controller = controller
  }

  func navigate(_ segue: Segue) {
    attempt {
      switch segue {
      case .editName(let userID): try presentEditName(of: userID)
      case .friends(let userID): try pushFriends(of: userID)
      case .failure(let failure, let retry): present(failure, retry: retry)
      }
    }
  }

  private func presentEditName(of userID: User.ID) throws {
    let arguments = EditNameScreenArguments(userID: userID) { [weak controller] _ in
      controller?.dismissPresented()
    }
    let editName = try container.resolve(EditNameController.self, arguments: arguments)
    controller?.present(editName, animated: true)
  }

  private func pushFriends(of userID: User.ID) throws {
    let arguments = FriendsScreenArguments(userID: userID)
    let friends = try container.resolve(FriendsController.self, arguments: arguments)
    controller?.navigationController?.pushViewController(friends, animated: true)
  }

  /// A failure that trying again would not change leaves nothing to show here.
  private func present(_ failure: Failure, retry: @escaping () -> Void) {
    let alert = AlertController.failure(failure, retry: retry) { [weak controller] in controller?.leave() }
    controller?.present(alert, animated: true)
  }
}

import Injection
import ScreenKit
import UserDomain

final class UserRouter: Router {
  enum Segue {
    case editName(User.ID)
    case friends(User.ID)
    case noUser(User.ID)
    case unreachable(retry: () -> Void)
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
      case .noUser(let id): present(.noUser(id: id) { [weak controller] in controller?.leave() })
      case .unreachable(let retry): present(.unreachable(retry: retry))
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

  private func present(_ alert: AlertController) {
    controller?.present(alert, animated: true)
  }
}

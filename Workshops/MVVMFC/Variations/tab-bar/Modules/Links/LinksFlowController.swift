import ScreenKit
import UserDomain

final class LinksFlowController: LinksFlowControllerProtocol {
  private weak var navigationController: NavigationController?
  private let dependencyManager: DependencyManager

  init(navigationController: NavigationController, dependencyManager: DependencyManager) {
    self.navigationController = navigationController
    self.dependencyManager = dependencyManager
  }

  func goToUser(id: User.ID) {
    guard let navigationController else { return }
    HomeFactory.rootIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }

  func showUser(id: User.ID, modally: Bool) {
    show(UserFactory.self, userID: id, modally: modally)
  }

  func showFriends(userID: User.ID, modally: Bool) {
    show(FriendsFactory.self, userID: userID, modally: modally)
  }

  func showEditName(userID: User.ID) {
    guard let navigationController else { return }
    navigationController.dismiss(animated: true)
    EditNameFactory.showIn(
      parentController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  private func show(_ factory: (some StackFactory).Type, userID: User.ID, modally: Bool) {
    guard let navigationController else { return }
    navigationController.dismiss(animated: true)
    if modally {
      factory.showIn(parentController: navigationController, userID: userID, dependencyManager: dependencyManager)
    } else {
      factory.pushIn(navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
    }
  }
}

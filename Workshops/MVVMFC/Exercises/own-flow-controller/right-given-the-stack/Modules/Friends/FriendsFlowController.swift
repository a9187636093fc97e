import ScreenKit
import UserDomain

final class FriendsFlowController {
  private weak var navigationController: NavigationController?
  private let dependencyManager: DependencyManager

  init(navigationController: NavigationController, dependencyManager: DependencyManager) {
    self.navigationController = navigationController
    self.dependencyManager = dependencyManager
  }
}

extension FriendsFlowController: FriendsFlowControllerProtocol {
  func showUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}

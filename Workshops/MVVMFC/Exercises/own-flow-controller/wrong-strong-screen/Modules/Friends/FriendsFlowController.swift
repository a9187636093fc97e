import ScreenKit
import UserDomain

final class FriendsFlowController: FriendsFlowControllerProtocol {
  var viewController: ViewController?
  private let dependencyManager: DependencyManager

  init(dependencyManager: DependencyManager) {
    self.dependencyManager = dependencyManager
  }

  func showUser(id: User.ID) {
    guard let navigationController = viewController?.navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}

import ScreenKit
import UserDomain

final class FriendsFlowController: FriendsFlowControllerProtocol {
  /// It owns the view model, which owns the flow controller: so the way back is weak.
  weak var viewController: ViewController?
  private let dependencyManager: DependencyManager

  init(dependencyManager: DependencyManager) {
    self.dependencyManager = dependencyManager
  }

  func showUser(id: User.ID) {
    guard let navigationController = viewController?.navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }
}

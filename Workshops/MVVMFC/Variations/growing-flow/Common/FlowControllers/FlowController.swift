import ScreenKit
import UserDomain

/// What all flow controllers can do.
///
/// View controllers own their view model, and it owns its flow controller: so the way back is weak.
class FlowController: FlowControllerProtocol {
  weak var viewController: ViewController?
  /// The stack that the screen is on; nothing where it is shown alone.
  private(set) weak var navigationController: NavigationController?
  let dependencyManager: DependencyManager

  init(navigationController: NavigationController?, dependencyManager: DependencyManager) {
    self.navigationController = navigationController
    self.dependencyManager = dependencyManager
  }

  func showAlert(title: String, completion: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(
      parentController: viewController, title: title,
      actions: [AlertAction(title: Strings.ok) { _ in completion() }], dependencyManager: dependencyManager)
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    guard let viewController else { return }
    AlertFactory.showIn(
      parentController: viewController, title: Strings.title(of: apiError),
      actions: [
        AlertAction(title: Strings.retry) { _ in retry() },
        AlertAction(title: Strings.cancel, style: .cancel),
      ],
      dependencyManager: dependencyManager)
  }

  func goBack() {
    if let navigationController, navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      viewController?.dismiss(animated: true)
    }
  }

  func goToLogin() {
    LoginFactory.rootIn(
      navigationController: dependencyManager.rootNavigationController, dependencyManager: dependencyManager)
  }

  func goToUser(id: User.ID) {
    UserFactory.rootIn(
      navigationController: dependencyManager.rootNavigationController, userID: id,
      dependencyManager: dependencyManager)
  }

  func showUser(id: User.ID) {
    guard let navigationController else { return }
    UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
  }

  func showFriends(userID: User.ID) {
    guard let navigationController else { return }
    FriendsFactory.pushIn(
      navigationController: navigationController, userID: userID, dependencyManager: dependencyManager)
  }

  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    guard let viewController else { return }
    EditNameFactory.showIn(
      parentController: viewController, userID: userID, dependencyManager: dependencyManager, completion: completion)
  }
}

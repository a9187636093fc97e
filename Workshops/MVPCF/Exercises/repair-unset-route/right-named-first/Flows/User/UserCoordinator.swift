import Injection
import MVPCFLibrary
import ScreenKit
import UserDomain

/// Everything that a signed-in person does. Ends when they sign out.
final class UserCoordinator: BaseCoordinator<CoordinatorAction> {
  var finished: (() -> Void)!

  private let navigationController: NavigationController
  private let signedInUserID: User.ID

  init(navigationController: NavigationController, signedInUserID: User.ID, container: Container) {
    self.navigationController = navigationController
    self.signedInUserID = signedInUserID
    super.init(container: buildUserContainer(parent: container))
  }

  override func start() {
    attempt { try showSignedInUser() }
  }

  override func performStop(completion: @escaping () -> Void) {
    navigationController.dismiss(animated: true) { completion() }
  }

  override func didStop() {
    finished()
  }

  override func process(_ action: CoordinatorAction) throws {
    switch action.destination {
    case .login: throw CoordinatorActionRefusal.alreadySignedIn
    case .user(signedInUserID) where action.style == .usual: try showSignedInUser()
    case .user(let id): show(try makeUser(id: id), action.style)
    case .friends(let id): show(try makeFriends(of: id), action.style)
    case .editName(signedInUserID): returnToStack { [weak self] in self?.runEditName() }
    case .editName(let id): throw CoordinatorActionRefusal.nameOfAnother(id)
    }
  }

  // MARK: Modules

  private func makeUser(id: User.ID) throws -> any UserRoutes {
    let user = try container.resolve((any UserFactory).self).make(id: id)
    user.showEditName = { [weak self] in self?.runEditName() }
    let showFriends: () -> Void = { [weak self] in self?.pushFriends(of: id) }
    user.showFriends = showFriends
    user.signedOut = { [weak self] in self?.stop() }
    user.closed = { [weak self] in self?.closeTopModule() }
    return user
  }

  private func makeFriends(of id: User.ID) throws -> any FriendsRoutes {
    let friends = try container.resolve((any FriendsFactory).self).make(userID: id)
    friends.showUser = { [weak self] id in self?.pushUser(id: id) }
    friends.closed = { [weak self] in self?.closeTopModule() }
    return friends
  }

  private func runEditName() {
    let coordinator = EditNameCoordinator(source: topStack, userID: signedInUserID, container: container)
    // Nothing to do for either outcome: the presenters see a new name in the user manager.
    coordinator.finished = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }

  // MARK: Navigation

  /// The stack that a person sees: a link may have presented one of its own.
  private var topStack: NavigationController {
    navigationController.presentedViewController as? NavigationController ?? navigationController
  }

  private func showSignedInUser() throws {
    let user = try makeUser(id: signedInUserID)
    returnToStack { [navigationController] in
      navigationController.setViewControllers([user.viewController], animated: true)
    }
  }

  private func pushUser(id: User.ID) {
    attempt { topStack.pushViewController(try makeUser(id: id).viewController, animated: true) }
  }

  private func pushFriends(of id: User.ID) {
    attempt { topStack.pushViewController(try makeFriends(of: id).viewController, animated: true) }
  }

  /// Shows where a link leads, once nothing is in the way.
  private func show(_ module: any ModuleRoutes, _ style: CoordinatorAction.Style) {
    returnToStack { [navigationController] in
      switch style {
      case .usual, .pushed:
        navigationController.pushViewController(module.viewController, animated: true)
      case .presented:
        let stack = NavigationController(rootViewController: module.viewController)
        navigationController.present(stack, animated: true)
      }
    }
  }

  private func returnToStack(completion: @escaping () -> Void) {
    stopChildren { [navigationController] in
      navigationController.dismiss(animated: true) { completion() }
    }
  }

  private func closeTopModule() {
    if topStack.popViewController(animated: true) == nil {
      topStack.dismiss(animated: true)
    }
  }
}

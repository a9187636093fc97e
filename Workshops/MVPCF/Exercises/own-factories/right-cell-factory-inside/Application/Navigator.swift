import MVPCFLibrary
import ScreenKit
import UserDomain

/// Shows every module of the app, and says where their routes lead.
final class Navigator {
  private let navigationController: NavigationController
  private let sessionManager: any SessionManager
  private let loginFactory: any LoginFactory
  private let userFactory: any UserFactory
  private let friendsFactory: any FriendsFactory
  private let editNameFactory: any EditNameFactory

  init(
    navigationController: NavigationController, sessionManager: any SessionManager, loginFactory: any LoginFactory,
    userFactory: any UserFactory, friendsFactory: any FriendsFactory, editNameFactory: any EditNameFactory
  ) {
    self.navigationController = navigationController
    self.sessionManager = sessionManager
    self.loginFactory = loginFactory
    self.userFactory = userFactory
    self.friendsFactory = friendsFactory
    self.editNameFactory = editNameFactory
  }

  var isSignedIn: Bool { sessionManager.currentUserID != nil }

  /// Shows the signed-in person, or the module to sign in with.
  func start() {
    if let userID = sessionManager.currentUserID {
      navigationController.setViewControllers([makeUser(id: userID).viewController], animated: true)
    } else {
      navigationController.setViewControllers([makeLogin().viewController], animated: true)
    }
  }

  // MARK: Links

  /// Shows a person on top of the other modules; the signed-in person is at the bottom of them already.
  func showUser(id: User.ID) {
    closeEditName()
    if id == sessionManager.currentUserID {
      navigationController.popToRootViewController(animated: true)
    } else {
      pushUser(id: id)
    }
  }

  /// Shows a person's friends on top of the other modules.
  func showFriends(of id: User.ID) {
    closeEditName()
    pushFriends(of: id)
  }

  // MARK: Modules

  private func makeLogin() -> any LoginRoutes {
    let login = loginFactory.make()
    login.signedIn = { [weak self] in self?.start() }
    return login
  }

  private func makeUser(id: User.ID) -> any UserRoutes {
    let user = userFactory.make(id: id)
    user.showEditName = { [weak self] in self?.presentEditName(of: id) }
    user.showFriends = { [weak self] in self?.pushFriends(of: id) }
    user.signedOut = { [weak self] in self?.start() }
    user.closed = { [weak self] in self?.closeTopModule() }
    return user
  }

  private func makeFriends(of id: User.ID) -> any FriendsRoutes {
    let friends = friendsFactory.make(userID: id)
    friends.showUser = { [weak self] id in self?.pushUser(id: id) }
    friends.closed = { [weak self] in self?.closeTopModule() }
    return friends
  }

  private func makeEditName(of id: User.ID) -> any EditNameRoutes {
    let editName = editNameFactory.make(userID: id)
    editName.saved = { [weak self] in self?.closeEditName() }
    editName.cancelled = { [weak self] in self?.closeEditName() }
    return editName
  }

  // MARK: Navigation

  private func pushUser(id: User.ID) {
    navigationController.pushViewController(makeUser(id: id).viewController, animated: true)
  }

  private func pushFriends(of id: User.ID) {
    navigationController.pushViewController(makeFriends(of: id).viewController, animated: true)
  }

  private func presentEditName(of id: User.ID) {
    navigationController.present(makeEditName(of: id).viewController, animated: true)
  }

  private func closeEditName() {
    navigationController.dismiss(animated: true)
  }

  private func closeTopModule() {
    navigationController.popViewController(animated: true)
  }
}

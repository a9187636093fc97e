import Injection
import MVPCFLibrary
import ScreenKit
import UserDomain

/// Shows every module of the app, and says where their routes lead.
final class Navigator {
  private let navigationController: NavigationController
  private let sessionManager: any SessionManager
  private let container: Container
  /// Of the flow that runs: signing in, or all that a signed-in person does.
  private var flowContainer: Container
  /// Of the flow over it, while a name is edited.
  private var editNameContainer: Container?

  init(navigationController: NavigationController, sessionManager: any SessionManager, container: Container) {
    self.navigationController = navigationController
    self.sessionManager = sessionManager
    self.container = container
    flowContainer = container
  }

  var isSignedIn: Bool { sessionManager.currentUserID != nil }

  /// Shows the signed-in person, or the module to sign in with.
  func start() {
    attempt {
      if let userID = sessionManager.currentUserID {
        flowContainer = buildUserContainer(parent: container)
        navigationController.setViewControllers([try makeUser(id: userID).viewController], animated: true)
      } else {
        flowContainer = buildLoginContainer(parent: container)
        navigationController.setViewControllers([try makeLogin().viewController], animated: true)
      }
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

  private func makeLogin() throws -> any LoginRoutes {
    let login = try flowContainer.resolve((any LoginFactory).self).make()
    login.signedIn = { [weak self] in self?.start() }
    return login
  }

  private func makeUser(id: User.ID) throws -> any UserRoutes {
    let user = try flowContainer.resolve((any UserFactory).self).make(id: id)
    user.showEditName = { [weak self] in self?.presentEditName(of: id) }
    user.showFriends = { [weak self] in self?.pushFriends(of: id) }
    user.signedOut = { [weak self] in self?.start() }
    user.closed = { [weak self] in self?.closeTopModule() }
    return user
  }

  private func makeFriends(of id: User.ID) throws -> any FriendsRoutes {
    let friends = try flowContainer.resolve((any FriendsFactory).self).make(userID: id)
    friends.showUser = { [weak self] id in self?.pushUser(id: id) }
    friends.closed = { [weak self] in self?.closeTopModule() }
    return friends
  }

  private func makeEditName(of id: User.ID, in container: Container) throws -> any EditNameRoutes {
    let editName = try container.resolve((any EditNameFactory).self).make(userID: id)
    editName.saved = { [weak self] in self?.closeEditName() }
    editName.cancelled = { [weak self] in self?.closeEditName() }
    return editName
  }

  // MARK: Navigation

  private func pushUser(id: User.ID) {
    attempt { navigationController.pushViewController(try makeUser(id: id).viewController, animated: true) }
  }

  private func pushFriends(of id: User.ID) {
    attempt { navigationController.pushViewController(try makeFriends(of: id).viewController, animated: true) }
  }

  private func presentEditName(of id: User.ID) {
    attempt {
      let container = buildEditNameContainer(parent: flowContainer)
      let editName = try makeEditName(of: id, in: container)
      editNameContainer = container
      navigationController.present(editName.viewController, animated: true)
    }
  }

  private func closeEditName() {
    navigationController.dismiss(animated: true)
    editNameContainer = nil
  }

  private func closeTopModule() {
    navigationController.popViewController(animated: true)
  }

  /// Shows a module that has to be made first, and otherwise stays where it is.
  ///
  /// A module that cannot be made is a mistake in a container: the error says which.
  private func attempt(_ navigation: () throws -> Void) {
    do {
      try navigation()
    } catch {
      print("The app stays where it is: \(error)")
    }
  }
}

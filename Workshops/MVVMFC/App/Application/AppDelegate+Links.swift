import ScreenKit
import UserDomain

extension AppDelegate {
  /// Where a link's screen is shown, when the link says so.
  enum Place {
    case navigationController
    case modal
  }

  /// Shows a link's screen, at once or after sign-in.
  ///
  /// - Throws: `RouteError` when the screen cannot be shown. Nothing has changed then.
  func open(_ route: Route, in place: Place? = nil) throws(RouteError) {
    guard let userID = dependencyManager.sessionService.userID else {
      dependencyManager.linkService.hold { [weak self] in self?.openAfterSignIn(route, in: place) }
      return
    }
    try show(route, in: place, signedInUserID: userID)
  }

  private func openAfterSignIn(_ route: Route, in place: Place?) {
    do {
      try open(route, in: place)
    } catch {
      print("the link \(route) is not followed: \(error)")
    }
  }

  private func show(_ route: Route, in place: Place?, signedInUserID: User.ID) throws(RouteError) {
    switch (route, place) {
    case (.login, _):
      throw .notSignedOut
    case (.editName(let id), _) where id != signedInUserID:
      throw .notOwnName(id)
    case (.editName(let id), .navigationController):
      EditNameFactory.pushIn(
        navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
    case (.editName(let id), _):
      EditNameFactory.showIn(
        parentController: topController, navigationController: navigationController, userID: id,
        dependencyManager: dependencyManager)
    case (.friends(let id), .modal):
      FriendsFactory.showIn(
        parentController: topController, navigationController: navigationController, userID: id,
        dependencyManager: dependencyManager)
    case (.friends(let id), _):
      FriendsFactory.pushIn(
        navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
    case (.user(let id), .modal):
      UserFactory.showIn(
        parentController: topController, navigationController: navigationController, userID: id,
        dependencyManager: dependencyManager)
    case (.user(signedInUserID), nil):
      UserFactory.rootIn(
        navigationController: navigationController, userID: signedInUserID, dependencyManager: dependencyManager)
    case (.user(let id), _):
      UserFactory.pushIn(
        navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
    }
  }

  private var topController: ViewController {
    window?.visibleViewController ?? navigationController
  }
}

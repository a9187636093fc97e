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
    let navigationController = dependencyManager.rootNavigationController
    switch route {
    case .login:
      throw .signedInAlready
    case .user(signedInUserID) where place == nil:
      UserFactory.rootIn(
        navigationController: navigationController, userID: signedInUserID, dependencyManager: dependencyManager)
    case .user(let id):
      navigationController.dismiss(animated: true)
      if place == .modal {
        UserFactory.showIn(parentController: navigationController, userID: id, dependencyManager: dependencyManager)
      } else {
        UserFactory.pushIn(navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
      }
    case .friends(let id):
      navigationController.dismiss(animated: true)
      if place == .modal {
        FriendsFactory.showIn(parentController: navigationController, userID: id, dependencyManager: dependencyManager)
      } else {
        FriendsFactory.pushIn(
          navigationController: navigationController, userID: id, dependencyManager: dependencyManager)
      }
    case .editName(signedInUserID):
      navigationController.dismiss(animated: true)
      EditNameFactory.showIn(
        parentController: navigationController, userID: signedInUserID, dependencyManager: dependencyManager)
    case .editName(let id):
      throw .nameOfAnother(id)
    }
  }
}

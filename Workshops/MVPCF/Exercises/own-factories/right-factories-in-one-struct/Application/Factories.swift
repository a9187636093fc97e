/// A factory for each module of the app.
struct Factories {
  let login: any LoginFactory
  let user: any UserFactory
  let friends: any FriendsFactory
  let editName: any EditNameFactory

  init(managers: Managers) {
    login = DefaultLoginFactory(loginManager: managers.loginManager)
    user = DefaultUserFactory(
      userManager: managers.userManager, logoutManager: managers.logoutManager,
      sessionManager: managers.sessionManager)
    friends = DefaultFriendsFactory(
      friendsManager: managers.friendsManager,
      cellFactory: DefaultFriendCellFactory(userManager: managers.userManager))
    editName = DefaultEditNameFactory(
      userManager: managers.userManager, reachabilityManager: managers.reachabilityManager)
  }
}

final class DefaultLogoutManager: LogoutManager {
  private let sessionManager: any SessionManager
  private let userManager: any UserManager
  private let friendsManager: any FriendsManager

  init(
    sessionManager: any SessionManager, userManager: any UserManager, friendsManager: any FriendsManager
  ) {
    self.sessionManager = sessionManager
    self.userManager = userManager
    self.friendsManager = friendsManager
  }

  func logOut() {
    sessionManager.end()
    userManager.forgetEveryone()
    friendsManager.forgetEveryone()
  }
}

final class DefaultLogoutManager: LogoutManager {
  private let sessionManager: any SessionManager
  private let userManager: any UserManager

  init(sessionManager: any SessionManager, userManager: any UserManager) {
    self.sessionManager = sessionManager
    self.userManager = userManager
  }

  func logOut() {
    sessionManager.end()
    userManager.forgetEveryone()
  }
}

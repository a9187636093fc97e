import UserDomain

final class DefaultLogoutManager: LogoutManager {
  private let sessionStore: any SessionStore
  private let userManager: any UserManager

  init(sessionStore: any SessionStore, userManager: any UserManager) {
    self.sessionStore = sessionStore
    self.userManager = userManager
  }

  func logOut(completion: @escaping () -> Void) {
    sessionStore.userID = nil
    userManager.forgetEveryone()
    completion()
  }
}

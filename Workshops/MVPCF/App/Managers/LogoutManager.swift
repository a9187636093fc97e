import UserDomain

/// Ends sessions.
protocol LogoutManager: AnyObject {
  /// - Parameter completion: called when nothing of the session is left.
  func logOut(completion: @escaping () -> Void)
}

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

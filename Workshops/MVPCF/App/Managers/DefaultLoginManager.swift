import UserDomain

final class DefaultLoginManager: LoginManager {
  private let sessionStore: any SessionStore
  private let userManager: any UserManager

  init(sessionStore: any SessionStore, userManager: any UserManager) {
    self.sessionStore = sessionStore
    self.userManager = userManager
  }

  func logIn(firstName: String) async throws(UserAPIError) {
    let user = try await userManager.findUser(firstName: firstName)
    sessionStore.userID = user.id
  }
}

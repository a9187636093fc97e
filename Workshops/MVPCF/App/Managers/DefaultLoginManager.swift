final class DefaultLoginManager: LoginManager {
  private let sessionManager: any SessionManager
  private let userManager: any UserManager

  init(sessionManager: any SessionManager, userManager: any UserManager) {
    self.sessionManager = sessionManager
    self.userManager = userManager
  }

  func logIn(firstName: String) async throws(UserAPIError) {
    let user = try await userManager.findUser(firstName: firstName)
    sessionManager.begin(for: user.id)
  }
}

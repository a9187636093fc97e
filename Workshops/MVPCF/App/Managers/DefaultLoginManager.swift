import UserDomain

final class DefaultLoginManager: LoginManager {
  private let userAPI: any UserAPI
  private let sessionStore: any SessionStore

  init(userAPI: any UserAPI, sessionStore: any SessionStore) {
    self.userAPI = userAPI
    self.sessionStore = sessionStore
  }

  func logIn(firstName: String) async throws(UserAPIError) {
    let user = try await userAPI.user(firstName: firstName)
    sessionStore.userID = user.id
  }
}

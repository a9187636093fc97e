import OpenCombine

final class DefaultLoginManager: LoginManager {
  private let sessionManager: any SessionManager
  private let userManager: any UserManager

  init(sessionManager: any SessionManager, userManager: any UserManager) {
    self.sessionManager = sessionManager
    self.userManager = userManager
  }

  func logIn(firstName: String, completion: @escaping (Result<Void, UserAPIError>) -> Void) -> AnyCancellable {
    userManager.findUser(firstName: firstName) { [sessionManager] result in
      if case .success(let user) = result { sessionManager.begin(for: user.id) }
      completion(result.map { _ in })
    }
  }
}

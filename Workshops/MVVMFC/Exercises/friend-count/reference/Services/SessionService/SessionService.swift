import UserDomain

/// Keeps who is signed in in a `SessionStore`.
final class SessionService: SessionServiceProtocol {
  private let store: any SessionStore
  private let userService: any UserServiceProtocol

  init(store: any SessionStore, userService: any UserServiceProtocol) {
    self.store = store
    self.userService = userService
  }

  var userID: User.ID? { store.userID }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, ApiError>) -> Void) {
    userService.user(firstName: firstName) { [weak self] result in
      if case .success(let user) = result { self?.store.userID = user.id }
      completion(result.map(\.id))
    }
  }

  func signOut() {
    store.userID = nil
    userService.forgetFriendCounts()
  }
}

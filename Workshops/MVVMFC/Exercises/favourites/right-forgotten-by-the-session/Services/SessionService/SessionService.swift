import MVVMFCLibrary
import UserDomain

/// Keeps who is signed in in a `SessionStore`, and sees to it that their favourites are forgotten with them.
final class SessionService: SessionServiceProtocol {
  private let store: any SessionStore
  private let userService: any UserServiceProtocol
  private let favouriteService: any FavouriteServiceProtocol

  init(
    store: any SessionStore, userService: any UserServiceProtocol, favouriteService: any FavouriteServiceProtocol
  ) {
    self.store = store
    self.userService = userService
    self.favouriteService = favouriteService
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
    favouriteService.removeAll()
  }
}

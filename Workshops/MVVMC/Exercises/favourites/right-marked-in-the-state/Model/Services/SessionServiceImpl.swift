import MVVMCLibrary
import UserDomain

final class SessionServiceImpl: SessionService {
  private let userAPI: any UserAPI
  private let sessionStore: any SessionStore
  private let people: SharedStore<People>
  private let favourites: SharedStore<Favourites>

  init(
    userAPI: any UserAPI, sessionStore: any SessionStore, people: SharedStore<People>,
    favourites: SharedStore<Favourites>
  ) {
    self.userAPI = userAPI
    self.sessionStore = sessionStore
    self.people = people
    self.favourites = favourites
  }

  var userID: User.ID? { sessionStore.userID }

  func signIn(firstName: String) async throws(UserAPIError) {
    let user = try await userAPI.user(firstName: firstName)
    people.update { $0[user.id] = user }
    sessionStore.userID = user.id
  }

  func signOut() {
    sessionStore.userID = nil
    people.update { $0 = People() }
    favourites.update { $0 = Favourites() }
  }
}

import OpenCombine
import UserDomain

final class DefaultUserManager: UserManager {
  private(set) lazy var users = known.eraseToAnyPublisher()
  private(set) lazy var favourites = marked.eraseToAnyPublisher()
  var knownUsers: [User.ID: User] { known.value }

  private let userAPI: any UserAPI
  private let known = CurrentValueSubject<[User.ID: User], Never>([:])
  private let marked = CurrentValueSubject<Set<User.ID>, Never>([])

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func loadUser(id: User.ID) async throws(UserAPIError) -> User {
    let user = try await userAPI.user(id: id)
    known.value[id] = user
    return user
  }

  func findUser(firstName: String) async throws(UserAPIError) -> User {
    let user = try await userAPI.user(firstName: firstName)
    known.value[user.id] = user
    return user
  }

  func update(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    known.value[user.id] = user
  }

  func toggleFavourite(_ id: User.ID) {
    marked.value.formSymmetricDifference([id])
  }

  func forgetEveryone() {
    known.value = [:]
    marked.value = []
  }
}

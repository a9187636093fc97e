import OpenCombine
import UserDomain

final class DefaultUserManager: UserManager {
  let users = CurrentValueSubject<[User.ID: User], Never>([:])
  private let userAPI: any UserAPI

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    let user = try await userAPI.user(id: id)
    users.value[id] = user
  }

  func findUser(firstName: String) async throws(UserAPIError) -> User {
    let user = try await userAPI.user(firstName: firstName)
    users.value[user.id] = user
    return user
  }

  func update(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    users.value[user.id] = user
  }

  func forgetEveryone() {
    users.value = [:]
  }
}

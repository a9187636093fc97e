import OpenCombine
import UserDomain

/// Knows the people whom somebody has loaded.
protocol UserManager: AnyObject {
  var users: CurrentValueSubject<[User.ID: User], Never> { get }

  func loadUser(id: User.ID) async throws(UserAPIError)
  func update(_ user: User) async throws(UserAPIError)
  func forgetEveryone()
}

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

  func update(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    users.value[user.id] = user
  }

  func forgetEveryone() {
    users.value = [:]
  }
}

import MVVMCLibrary
import UserDomain

final class UserServiceImpl: UserService {
  private let userAPI: any UserAPI
  private let people: SharedStore<People>

  init(userAPI: any UserAPI, people: SharedStore<People>) {
    self.userAPI = userAPI
    self.people = people
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    let user = try await userAPI.user(id: id)
    people.update { $0[id] = user }
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    people.update { $0.friendCounts[id] = friends.count }
    return friends
  }

  func save(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    people.update { $0[user.id] = user }
  }
}

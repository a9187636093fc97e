import MVVMCLibrary
import UserDomain

final class UserServiceImpl: UserService {
  private let userAPI: any UserAPI
  private let people: SharedStore<People>
  private let friendCounts: SharedStore<FriendCounts>

  init(userAPI: any UserAPI, people: SharedStore<People>, friendCounts: SharedStore<FriendCounts>) {
    self.userAPI = userAPI
    self.people = people
    self.friendCounts = friendCounts
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    let user = try await userAPI.user(id: id)
    people.update { $0[id] = user }
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    friendCounts.update { $0.counts[id] = friends.count }
    return friends
  }

  func save(_ user: User) async throws(UserAPIError) {
    try await userAPI.update(user)
    people.update { $0[user.id] = user }
  }
}

import OpenCombine
import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private(set) lazy var friendCounts = counts.eraseToAnyPublisher()

  private let userAPI: any UserAPI
  private let counts = CurrentValueSubject<[User.ID: Int], Never>([:])

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    counts.value[id] = friends.count
    return friends
  }

  func forgetEveryone() {
    counts.value = [:]
  }
}

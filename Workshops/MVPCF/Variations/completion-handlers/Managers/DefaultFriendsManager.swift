import OpenCombine
import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private let userAPI: any UserAPI

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) -> AnyCancellable {
    request({ [userAPI] () async throws(UserAPIError) in try await userAPI.friends(of: id) }, completion: completion)
  }
}

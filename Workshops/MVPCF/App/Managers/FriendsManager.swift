import UserDomain

/// Knows who counts whom as a friend.
protocol FriendsManager: AnyObject {
  func friends(of id: User.ID) async throws(UserAPIError) -> [User]
}

final class DefaultFriendsManager: FriendsManager {
  private let userAPI: any UserAPI

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    try await userAPI.friends(of: id)
  }
}

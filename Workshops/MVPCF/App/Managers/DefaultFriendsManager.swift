import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private let userAPI: any UserAPI

  init(userAPI: any UserAPI) {
    self.userAPI = userAPI
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    try await userAPI.friends(of: id)
  }
}

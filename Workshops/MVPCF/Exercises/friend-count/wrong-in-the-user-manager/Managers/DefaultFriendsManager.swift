import UserDomain

final class DefaultFriendsManager: FriendsManager {
  private let userAPI: any UserAPI
  private let userManager: any UserManager

  init(userAPI: any UserAPI, userManager: any UserManager) {
    self.userAPI = userAPI
    self.userManager = userManager
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    let friends = try await userAPI.friends(of: id)
    userManager.didLoad(friendCount: friends.count, of: id)
    return friends
  }
}

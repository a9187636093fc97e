import UserDomain

/// Knows who counts whom as a friend.
protocol FriendsManager: AnyObject {
  func friends(of id: User.ID) async throws(UserAPIError) -> [User]
}

import OpenCombine
import UserDomain

/// Knows who counts whom as a friend.
protocol FriendsManager: AnyObject {
  /// The friends of a person, or `nil` until somebody has loaded them: now, and after each change.
  func knownFriends(of id: User.ID) -> AnyPublisher<[User]?, Never>

  func friends(of id: User.ID) async throws(UserAPIError) -> [User]
  func forgetEveryone()
}

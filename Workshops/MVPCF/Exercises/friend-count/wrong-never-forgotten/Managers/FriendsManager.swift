import OpenCombine
import UserDomain

/// Knows who counts whom as a friend.
protocol FriendsManager: AnyObject {
  /// How many friends people have, by their ids: of those whose friends somebody has loaded, now and after each change.
  var friendCounts: AnyPublisher<[User.ID: Int], Never> { get }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User]
}

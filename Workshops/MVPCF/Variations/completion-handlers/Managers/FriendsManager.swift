import OpenCombine
import UserDomain

/// Knows who counts whom as a friend.
protocol FriendsManager: AnyObject {
  /// Asks for as long as whoever asks keeps what they get.
  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) -> AnyCancellable
}

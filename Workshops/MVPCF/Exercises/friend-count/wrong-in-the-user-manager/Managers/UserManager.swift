import OpenCombine
import UserDomain

/// Knows the people whom somebody has loaded.
protocol UserManager: AnyObject {
  /// The people by their ids: now, and after each change.
  var users: AnyPublisher<[User.ID: User], Never> { get }
  /// The people at this moment.
  var knownUsers: [User.ID: User] { get }

  /// How many friends people have, by their ids: of those whose friends somebody has loaded, now and after each change.
  var friendCounts: AnyPublisher<[User.ID: Int], Never> { get }

  func loadUser(id: User.ID) async throws(UserAPIError) -> User
  func findUser(firstName: String) async throws(UserAPIError) -> User
  func update(_ user: User) async throws(UserAPIError)
  func didLoad(friendCount: Int, of id: User.ID)
  func forgetEveryone()
}

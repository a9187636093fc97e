import OpenCombine
import UserDomain

/// Knows the people who use the app, as far as it has asked for them.
protocol UserRepositoryType: AnyObject {
  /// The person as last heard of: now, and after each change. Nothing while nobody has loaded them.
  func user(id: User.ID) -> AnyPublisher<User?, Never>
  /// The person's friends as last heard of: now, and after each change. Nothing while nobody has loaded them.
  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never>

  func loadUser(id: User.ID) async throws(UserAPIError)
  func loadFriends(of id: User.ID) async throws(UserAPIError)
  func findUser(firstName: String) async throws(UserAPIError) -> User.ID
  func save(_ user: User) async throws(UserAPIError)
  func forgetEveryone()
}

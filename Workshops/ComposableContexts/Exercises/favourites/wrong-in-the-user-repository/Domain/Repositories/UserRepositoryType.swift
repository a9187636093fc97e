import OpenCombine
import UserDomain

/// Knows the people who use the app, as far as it has asked for them.
package protocol UserRepositoryType: AnyObject {
  /// The person as last heard of: now, and after each change. `nil` while nobody has loaded them.
  func user(id: User.ID) -> AnyPublisher<User?, Never>
  /// The person's friends as last heard of: now, and after each change. `nil` while nobody has loaded them.
  func friends(of id: User.ID) -> AnyPublisher<[User]?, Never>

  /// The favourites of the signed-in person: now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }

  func toggleFavourite(_ id: User.ID)
  func loadUser(id: User.ID) async throws(UserError)
  func loadFriends(of id: User.ID) async throws(UserError)
  func findUser(firstName: String) async throws(UserError) -> User.ID
  func save(_ user: User) async throws(UserError)
  func forgetEveryone()
}

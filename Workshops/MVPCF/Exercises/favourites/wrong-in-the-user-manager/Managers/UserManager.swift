import OpenCombine
import UserDomain

/// Knows the people whom somebody has loaded.
protocol UserManager: AnyObject {
  /// The people by their ids: now, and after each change.
  var users: AnyPublisher<[User.ID: User], Never> { get }
  /// The people at this moment.
  var knownUsers: [User.ID: User] { get }

  /// Whom the signed-in person has marked: now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }

  func loadUser(id: User.ID) async throws(UserAPIError) -> User
  func findUser(firstName: String) async throws(UserAPIError) -> User
  func update(_ user: User) async throws(UserAPIError)
  /// Marks a person, or takes the mark away.
  func toggleFavourite(_ id: User.ID)
  func forgetEveryone()
}

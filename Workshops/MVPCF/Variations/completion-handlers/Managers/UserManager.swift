import OpenCombine
import UserDomain

/// Knows the people whom somebody has loaded.
protocol UserManager: AnyObject {
  /// The people by their ids: now, and after each change.
  var users: AnyPublisher<[User.ID: User], Never> { get }
  /// The people at this moment.
  var knownUsers: [User.ID: User] { get }

  // What is asked for lasts as long as whoever asks keeps what they get.
  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) -> AnyCancellable
  func findUser(firstName: String, completion: @escaping (Result<User, UserAPIError>) -> Void) -> AnyCancellable
  func update(_ user: User, completion: @escaping (Result<Void, UserAPIError>) -> Void) -> AnyCancellable

  func forgetEveryone()
}

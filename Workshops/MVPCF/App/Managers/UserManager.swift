import OpenCombine
import UserDomain

/// Knows the people whom somebody has loaded.
protocol UserManager: AnyObject {
  var users: CurrentValueSubject<[User.ID: User], Never> { get }

  func loadUser(id: User.ID) async throws(UserAPIError)
  func findUser(firstName: String) async throws(UserAPIError) -> User
  func update(_ user: User) async throws(UserAPIError)
  func forgetEveryone()
}

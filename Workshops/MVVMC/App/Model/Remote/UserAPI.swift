import UserDomain

/// The remote service that knows everyone who uses the app.
protocol UserAPI: AnyObject {
  func user(id: User.ID) async throws(UserAPIError) -> User
  /// Finds a person by first name, case-insensitively.
  func user(firstName: String) async throws(UserAPIError) -> User
  /// Answers in the order in which the person made friends.
  func friends(of id: User.ID) async throws(UserAPIError) -> [User]
  /// Stores the names of a person who exists.
  func update(_ user: User) async throws(UserAPIError)
}

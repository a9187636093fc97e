import UserDomain

/// Asks the server about people.
protocol UserService: AnyObject {
  /// Puts the person into the shared store.
  func loadUser(id: User.ID) async throws(UserAPIError)

  /// Puts the number of friends into the shared store.
  func friends(of id: User.ID) async throws(UserAPIError) -> [User]

  /// Stores the person's names, and then has them in the shared store too.
  func save(_ user: User) async throws(UserAPIError)
}

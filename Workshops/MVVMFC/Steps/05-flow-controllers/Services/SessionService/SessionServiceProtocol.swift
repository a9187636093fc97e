import UserDomain

/// Knows who is signed in.
protocol SessionServiceProtocol: AnyObject {
  /// The signed-in person; `nil` while nobody is signed in.
  var userID: User.ID? { get }

  func signIn(firstName: String, completion: @escaping (Result<User.ID, ApiError>) -> Void)
  func signOut()
}

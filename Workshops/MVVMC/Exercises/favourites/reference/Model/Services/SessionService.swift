import UserDomain

/// Begins and ends sessions.
protocol SessionService: AnyObject {
  /// The signed-in person; `nil` while nobody is signed in.
  var userID: User.ID? { get }

  func signIn(firstName: String) async throws(UserAPIError)

  /// Ends the session, and forgets whom the signed-in person has seen and marked.
  func signOut()
}

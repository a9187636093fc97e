import UserDomain

package protocol SignInUseCase {
  /// Begins the session of the person with this first name.
  func signIn(firstName: String) async throws(UserError)
}

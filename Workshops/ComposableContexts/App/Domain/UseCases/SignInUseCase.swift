import UserDomain

package protocol SignInUseCase {
  /// Begins the session of the person with this first name.
  func signIn(firstName: String) async throws(UserError)
}

extension SignInUseCase where Self: UserRepositoryHolderType & SessionRepositoryHolderType {
  package func signIn(firstName: String) async throws(UserError) {
    let userID = try await userRepository.findUser(firstName: firstName)
    sessionRepository.begin(for: userID)
  }
}

import UserDomain

protocol SignInUseCase {
  /// Begins the session of the person with this first name.
  func signIn(firstName: String) async throws(UserAPIError)
}

extension SignInUseCase where Self: UserRepositoryHolderType & SessionRepositoryHolderType {
  func signIn(firstName: String) async throws(UserAPIError) {
    let userID = try await userRepository.findUser(firstName: firstName)
    sessionRepository.begin(for: userID)
  }
}

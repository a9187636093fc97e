package protocol SignOutUseCase {
  /// Ends the session, and forgets whom the signed-in person has seen.
  func signOut()
}

extension SignOutUseCase where Self: UserRepositoryHolderType & SessionRepositoryHolderType {
  package func signOut() {
    sessionRepository.end()
    userRepository.forgetEveryone()
  }
}

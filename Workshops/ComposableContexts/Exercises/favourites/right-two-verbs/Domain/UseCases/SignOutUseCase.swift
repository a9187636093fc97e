package protocol SignOutUseCase {
  /// Ends the session, and forgets whom the signed-in person has seen and favoured.
  func signOut()
}

extension SignOutUseCase
where Self: UserRepositoryHolderType & SessionRepositoryHolderType & FavouritesRepositoryHolderType {
  package func signOut() {
    sessionRepository.end()
    userRepository.forgetEveryone()
    favouritesRepository.forgetAll()
  }
}

import UserDomain

protocol LoadUserUseCase {
  /// Asks the server for a person, whom observers then see.
  func loadUser(id: User.ID) async throws(UserAPIError)
}

extension LoadUserUseCase where Self: UserRepositoryHolderType {
  func loadUser(id: User.ID) async throws(UserAPIError) {
    try await userRepository.loadUser(id: id)
  }
}

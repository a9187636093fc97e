import UserDomain

protocol RenameUserUseCase {
  /// Stores a person's new names, which observers then see.
  func rename(_ user: User) async throws(UserAPIError)
}

extension RenameUserUseCase where Self: UserRepositoryHolderType {
  func rename(_ user: User) async throws(UserAPIError) {
    try await userRepository.save(user)
  }
}

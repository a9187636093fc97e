import UserDomain

package protocol RenameUserUseCase {
  /// Stores a person's new names, which observers then see.
  func rename(_ user: User) async throws(UserError)
}

extension RenameUserUseCase where Self: UserRepositoryHolderType {
  package func rename(_ user: User) async throws(UserError) {
    try await userRepository.save(user)
  }
}

import UserDomain

package protocol RenameUserUseCase {
  /// Stores a person's new names, which observers then see.
  func rename(_ user: User) async throws(UserError)
}

import ContextsDomain

/// What the screen that edits a name can do.
final class EditNameScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension EditNameScreenContext: LoadUserUseCase, ObserveUserUseCase, RenameUserUseCase {}

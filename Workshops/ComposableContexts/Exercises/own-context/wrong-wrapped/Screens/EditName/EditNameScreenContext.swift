import ContextsDomain

/// What the screen that edits a name can do.
final class EditNameScreenContext: UserRepositoryHolderType {
  private let useCases: AppUseCases

  var userRepository: any UserRepositoryType { useCases.userRepository }

  init(useCases: AppUseCases) {
    self.useCases = useCases
  }
}

extension EditNameScreenContext: LoadUserUseCase {}
extension EditNameScreenContext: ObserveUserUseCase {}
extension EditNameScreenContext: RenameUserUseCase {}

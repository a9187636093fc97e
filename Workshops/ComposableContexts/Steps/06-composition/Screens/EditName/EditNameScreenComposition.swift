import ContextsDomain
import Injection

package enum EditNameScreenComposition {
  package static func configure(_ container: Container) {
    container.register { EditNameScreenContext(userRepository: $0) }
      .implements((any EditNameScreenViewModel.UseCases).self)

    container.register(EditNameScreenViewModel.self, arguments: EditNameScreenArguments.self) { resolver, arguments in
      EditNameScreenViewModel(useCases: try resolver.resolve(), arguments: arguments)
    }

    container.register(EditNameController.self, arguments: EditNameScreenArguments.self) {
      resolver, arguments in
      EditNameController(viewModel: try resolver.resolve(EditNameScreenViewModel.self, arguments: arguments))
    }
  }
}

private final class EditNameScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension EditNameScreenContext: LoadUserUseCase {}
extension EditNameScreenContext: ObserveUserUseCase {}
extension EditNameScreenContext: RenameUserUseCase {}

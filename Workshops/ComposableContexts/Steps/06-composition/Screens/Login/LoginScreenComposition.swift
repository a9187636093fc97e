import ContextsDomain
import Injection

package enum LoginScreenComposition {
  package static func configure(_ container: Container) {
    container.register { LoginScreenContext(userRepository: $0, sessionRepository: $1) }
      .implements((any LoginScreenViewModel.UseCases).self)

    container.register { LoginScreenViewModel(useCases: $0) }

    container.register(scope: .transient) { LoginController(viewModel: $0) }
  }
}

private final class LoginScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension LoginScreenContext: SignInUseCase {}

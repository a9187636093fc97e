import ContextsDomain
import Injection

package enum UserScreenComposition {
  package static func configure(_ container: Container) {
    container.register { UserScreenContext(userRepository: $0, sessionRepository: $1) }
      .implements((any UserScreenViewModel.UseCases).self)

    container.register(UserScreenViewModel.self, arguments: UserScreenArguments.self) { resolver, arguments in
      UserScreenViewModel(useCases: try resolver.resolve(), arguments: arguments)
    }

    container.register(UserController.self, arguments: UserScreenArguments.self) {
      resolver, arguments in
      UserController(viewModel: try resolver.resolve(UserScreenViewModel.self, arguments: arguments))
    }
    .resolvingProperties { [unowned container] _, controller in
      controller.router = UserRouter(container: container, controller: controller)
    }
  }
}

private final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension UserScreenContext: LoadUserUseCase {}
extension UserScreenContext: ObserveUserNameUseCase {}
extension UserScreenContext: ObserveSessionUseCase {}
extension UserScreenContext: SignOutUseCase {
  func signOut() {
    sessionRepository.end()
    userRepository.forgetEveryone()
  }
}

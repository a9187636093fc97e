import ContextsDomain
import Injection

package enum FriendsScreenComposition {
  package static func configure(_ container: Container) {
    container.register { FriendsScreenContext(userRepository: $0, sessionRepository: $1) }
      .implements((any FriendsScreenViewModel.UseCases).self)

    container.register(FriendsScreenViewModel.self, arguments: FriendsScreenArguments.self) { resolver, arguments in
      FriendsScreenViewModel(useCases: try resolver.resolve(), arguments: arguments)
    }

    container.register(FriendsController.self, arguments: FriendsScreenArguments.self) {
      resolver, arguments in
      FriendsController(viewModel: try resolver.resolve(FriendsScreenViewModel.self, arguments: arguments))
    }
    .resolvingProperties { [unowned container] _, controller in
      controller.router = FriendsRouter(container: container, controller: controller)
    }
  }
}

private final class FriendsScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {}
extension FriendsScreenContext: ObserveFriendsUseCase {}

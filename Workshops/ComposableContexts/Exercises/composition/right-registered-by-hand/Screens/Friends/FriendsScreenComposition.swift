import ContextsDomain
import Injection

package enum FriendsScreenComposition {
  package static func configure(_ container: Container) {
    container.register((any FriendsScreenViewModel.UseCases).self) { resolver in
      FriendsScreenContext(userRepository: try resolver.resolve(), sessionRepository: try resolver.resolve())
    }

    container.register(FriendsScreenViewModel.self, arguments: FriendsScreenArguments.self) { resolver, arguments in
      FriendsScreenViewModel(useCases: try resolver.resolve(), arguments: arguments)
    }

    container.register(FriendsController.self, arguments: FriendsScreenArguments.self) {
      [unowned container] resolver, arguments in
      FriendsController(
        viewModel: try resolver.resolve(FriendsScreenViewModel.self, arguments: arguments), container: container)
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
extension FriendsScreenContext: ObserveSessionUseCase {}

import ContextsDomain
import Injection

package enum FriendsScreenComposition {
  package static func configure(_ container: Container) {
    container.register { FriendsScreenContext(userRepository: $0) }
      .implements((any FriendsScreenViewModel.UseCases).self)

    container.register((any ObserveSessionUseCase).self) { FriendsSessionContext(sessionRepository: $0) }

    container.register(FriendsScreenViewModel.self, arguments: FriendsScreenArguments.self) { resolver, arguments in
      FriendsScreenViewModel(
        useCases: try resolver.resolve(), session: try resolver.resolve(), arguments: arguments)
    }

    container.register(FriendsController.self, arguments: FriendsScreenArguments.self) {
      [unowned container] resolver, arguments in
      FriendsController(
        viewModel: try resolver.resolve(FriendsScreenViewModel.self, arguments: arguments), container: container)
    }
  }
}

private final class FriendsScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {}
extension FriendsScreenContext: ObserveFriendsUseCase {}

private final class FriendsSessionContext: SessionRepositoryHolderType {
  let sessionRepository: any SessionRepositoryType

  init(sessionRepository: any SessionRepositoryType) {
    self.sessionRepository = sessionRepository
  }
}

extension FriendsSessionContext: ObserveSessionUseCase {}

import ContextsDomain
import Injection
import UserDomain

package enum FriendsScreenComposition {
  package static func configure(_ container: Container) {
    container.register { FriendsScreenContext(userRepository: $0) }
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

private final class FriendsScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {
  func loadFriends(of id: User.ID) async throws(UserError) {
    try await userRepository.loadFriends(of: id)
  }
}
extension FriendsScreenContext: ObserveFriendsUseCase {}

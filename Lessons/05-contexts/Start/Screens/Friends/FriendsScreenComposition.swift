import ContextsDomain
import Injection

package enum FriendsScreenComposition {
  package static func configure(_ container: Container) {
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

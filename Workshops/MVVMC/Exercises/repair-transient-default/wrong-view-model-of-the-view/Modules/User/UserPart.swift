import Injection
import UserDomain

enum UserPart: Part {
  static func load(container: Container) {
    container.register((any UserProvider).self, scope: .graph, with: makeProvider)
    container.register((any UserViewModel).self) { UserViewModelImpl(provider: $0) }
    container.register(scope: .graph) { UserViewController(viewModel: $0) }
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "User:\(try container.argument(User.ID.self))"
      }
    container.register { (viewController: UserViewController) in
      UserDependency(viewModel: viewController.viewModel, viewController: viewController)
    }
  }

  private static func makeProvider(from container: Container) throws -> any UserProvider {
    UserProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }
}

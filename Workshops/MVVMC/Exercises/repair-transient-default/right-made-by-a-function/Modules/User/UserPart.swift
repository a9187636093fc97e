import Injection
import UserDomain

enum UserPart: Part {
  static func load(container: Container) {
    container.register((any UserProvider).self, scope: .graph, with: makeProvider)
    container.register((any UserViewModel).self, scope: .graph, with: makeViewModel)
    container.register(scope: .graph) { UserViewController(viewModel: $0) }
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "User:\(try container.argument(User.ID.self))"
      }
    container.register { UserDependency(viewModel: $0, viewController: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any UserProvider {
    UserProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeViewModel(from container: Container) throws -> any UserViewModel {
    UserViewModelImpl(provider: try container.resolve())
  }
}

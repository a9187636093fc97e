import Injection
import UserDomain

enum UserPart: Part {
  static func load(container: Container) {
    container.register((any UserProvider).self, scope: .graph, with: makeProvider)
    container.register((any UserViewModel).self, scope: .graph) { UserViewModelImpl(provider: $0) }
    container.register(UserViewController.self, scope: .graph, with: makeViewController)
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "User:\(try container.argument(User.ID.self))"
      }
  }

  private static func makeProvider(from container: Container) throws -> any UserProvider {
    UserProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeViewController(from container: Container) throws -> UserViewController {
    UserViewController(
      userID: try container.argument(),
      viewModel: try container.resolve(),
      router: try container.resolve(),
      container: container)
  }
}

import Injection
import UserDomain

enum UserPart: Part {
  static func load(container: Container) {
    container.register((any UserProvider).self, scope: .graph, with: makeProvider)
    container.register((any UserViewModel).self) { UserViewModelImpl(provider: $0) }
    container.register(scope: .graph) { UserViewController(viewModel: $0) }
    container.register(UserDependency.self, arguments: User.ID.self) { try makeDependency(from: $0, userID: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any UserProvider {
    UserProviderImpl(
      userService: try container.resolve(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeDependency(from container: Container, userID: User.ID) throws -> UserDependency {
    let provider: any UserProvider = try container.resolve()
    provider.configure(userID: userID)
    let viewController: UserViewController = try container.resolve()
    viewController.restorationIdentifier = "User:\(userID)"
    return UserDependency(viewModel: try container.resolve(), viewController: viewController)
  }
}

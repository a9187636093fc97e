import Injection
import UserDomain

enum FriendsPart: Part {
  static func load(container: Container) {
    container.register((any FriendsProvider).self, scope: .graph, with: makeProvider)
    container.register((any FriendsViewModel).self, scope: .graph) { FriendsViewModelImpl(provider: $0) }
    container.register(scope: .graph) { FriendsViewController(viewModel: $0) }
    container.register(FriendsDependency.self, arguments: User.ID.self) { try makeDependency(from: $0, userID: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any FriendsProvider {
    FriendsProviderImpl(
      userService: try container.resolve(), people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeDependency(from container: Container, userID: User.ID) throws -> FriendsDependency {
    let provider: any FriendsProvider = try container.resolve()
    provider.configure(userID: userID)
    let viewController: FriendsViewController = try container.resolve()
    viewController.restorationIdentifier = "Friends:\(userID)"
    return FriendsDependency(viewModel: try container.resolve(), viewController: viewController)
  }
}

import Injection
import UserDomain

enum FriendsPart: Part {
  static func load(container: Container) {
    container.register((any FriendsProvider).self, scope: .graph, with: makeProvider)
    container.register((any FriendsViewModel).self, scope: .graph) { FriendsViewModelImpl(provider: $0) }
    container.register(scope: .graph) { FriendsViewController(viewModel: $0) }
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "Friends:\(try container.argument(User.ID.self))"
      }
    container.register { FriendsDependency(viewModel: $0, viewController: $1) }
  }

  private static func makeProvider(from container: Container) throws -> any FriendsProvider {
    FriendsProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people),
      favourites: try container.resolve(name: SharedStoreTag.favourites))
  }
}

import Injection
import UserDomain

enum FriendsPart: Part {
  static func load(container: Container) {
    container.register((any FriendsProvider).self, scope: .graph, with: makeProvider)
    container.register((any FriendsViewModel).self, scope: .graph) { FriendsViewModelImpl(provider: $0) }
    container.register(FriendsViewController.self, scope: .graph, with: makeViewController)
      .resolvingProperties { container, viewController in
        viewController.restorationIdentifier = "Friends:\(try container.argument(User.ID.self))"
      }
  }

  private static func makeProvider(from container: Container) throws -> any FriendsProvider {
    FriendsProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeViewController(from container: Container) throws -> FriendsViewController {
    FriendsViewController(
      userID: try container.argument(),
      viewModel: try container.resolve(),
      container: container)
  }
}

import Injection
import UserDomain

enum FriendsPart: Part {
  static func load(container: Container) {
    container.register((any FriendsProvider).self, with: makeProvider)
    container.register((any FriendsViewModel).self, scope: .graph) { FriendsViewModelImpl(provider: $0) }
    container.register(scope: .graph) { [unowned container] in
      FriendsViewController(viewModel: $0, container: container)
    }
    .resolvingProperties { container, viewController in
      viewController.restorationIdentifier = "Friends:\(try container.argument(User.ID.self))"
    }
  }

  private static func makeProvider(from container: Container) throws -> any FriendsProvider {
    FriendsProviderImpl(
      userID: try container.argument(),
      userService: try container.resolve(),
      sessionService: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people))
  }
}

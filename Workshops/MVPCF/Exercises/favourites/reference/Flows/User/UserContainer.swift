import Injection

func buildUserContainer(parent: Container) -> Container {
  let container = Container(parent: parent)
  container.register((any UserFactory).self, scope: .singleton, with: { DefaultUserFactory(container: $0) })
  container.register((any FriendsFactory).self, scope: .singleton, with: { DefaultFriendsFactory(container: $0) })
  container.register((any FriendCellFactory).self, scope: .singleton) {
    DefaultFriendCellFactory(userManager: $0, favouritesManager: $1)
  }
  return container
}

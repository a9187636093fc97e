import Injection

func buildUserContainer(parent: Container) -> Container {
  let container = Container(parent: parent)
  container.register((any UserFactory).self, with: { DefaultUserFactory(container: $0) })
  container.register((any FriendsFactory).self, with: { DefaultFriendsFactory(container: $0) })
  container.register((any FriendCellFactory).self) { DefaultFriendCellFactory() }
  return container
}

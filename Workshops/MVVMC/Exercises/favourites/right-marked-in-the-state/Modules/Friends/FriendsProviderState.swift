import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  var friends = LoadState<[User]>.idle
  /// Those among the friends who are marked.
  var favouriteIDs: Set<User.ID> = []
}

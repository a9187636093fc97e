import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  var friends = LoadState<[User]>.idle
}

import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  var userID: User.ID?
  var friends = LoadState<[User]>.idle
}

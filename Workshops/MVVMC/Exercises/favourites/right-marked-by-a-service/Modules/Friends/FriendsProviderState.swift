import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  var favourites = Favourites()
  var friends = LoadState<[User]>.idle
}

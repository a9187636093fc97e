import UserDomain

/// What the screen has to remember.
struct FriendsState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  var friends = LoadState<[User]>.idle
}

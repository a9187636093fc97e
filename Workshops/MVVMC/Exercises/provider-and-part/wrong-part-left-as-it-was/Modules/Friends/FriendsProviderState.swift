import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  /// Whether that is the signed-in person.
  var isSignedIn = false
  var friends = LoadState<[User]>.idle
}

import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  /// Whether that is the signed-in person.
  let isSignedIn: Bool
  var friends = LoadState<[User]>.idle
}

import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  let userID: User.ID
  /// `nil` while nobody is signed in.
  var signedInUserID: User.ID?
  var friends = LoadState<[User]>.idle
}

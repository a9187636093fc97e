import UserDomain

struct UserProviderState: Hashable {
  /// Whom the screen is about.
  let userID: User.ID
  let isSignedIn: Bool
  var user = LoadState<User>.idle
  var isFavourite = false
}

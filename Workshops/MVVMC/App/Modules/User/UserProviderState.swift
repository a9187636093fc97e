import UserDomain

struct UserProviderState: Hashable {
  /// Whom the screen is about.
  var userID: User.ID?
  var isSignedIn = false
  var user = LoadState<User>.idle
}

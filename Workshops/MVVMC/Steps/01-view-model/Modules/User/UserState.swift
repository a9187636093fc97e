import UserDomain

/// What the screen has to remember.
struct UserState: Hashable {
  /// Whom the screen is about.
  let userID: User.ID
  let isSignedIn: Bool
  var user = LoadState<User>.idle
}

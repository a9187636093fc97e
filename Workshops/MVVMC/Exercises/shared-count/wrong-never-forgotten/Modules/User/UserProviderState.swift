import UserDomain

struct UserProviderState: Hashable {
  /// Whom the screen is about.
  let userID: User.ID
  let isSignedIn: Bool
  var user = LoadState<User>.idle
  /// `nil` while nobody has asked for the friends.
  var friendCount: Int?
}

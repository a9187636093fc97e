import UserDomain

struct UserProviderState: Hashable {
  /// Whom the screen is about.
  var userID: User.ID?
  var isSignedIn = false
  /// Nothing until the person is loaded.
  var user: User?
  var isLoading = false
  /// Why the last attempt failed.
  var failure: UserAPIError?
}

import UserDomain

struct LoginProviderState: Hashable {
  var name = ""
  var isSignedIn = false
  /// Why the last attempt failed.
  var failure: UserAPIError?
}

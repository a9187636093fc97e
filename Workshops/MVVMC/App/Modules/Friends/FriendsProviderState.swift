import UserDomain

struct FriendsProviderState: Hashable {
  /// Whose friends they are.
  var userID: User.ID?
  /// Nothing until they are loaded.
  var friends: [User]?
  var isLoading = false
  /// Why the last attempt failed.
  var failure: UserAPIError?
}

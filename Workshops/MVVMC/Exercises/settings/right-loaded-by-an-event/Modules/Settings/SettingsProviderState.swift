import UserDomain

struct SettingsProviderState: Hashable {
  /// Whose settings they are.
  let userID: User.ID
  /// `nil` while nothing is known of them.
  var user: User?
}

import UserDomain

struct SettingsProviderState: Hashable {
  /// Who is signed in; `nil` while nothing is known of them.
  var user: User?
}

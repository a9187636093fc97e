import UserDomain

/// Presenter → view.
protocol FriendsViewInput: AnyObject {
  /// Says that these are the friends of whoever is signed in.
  func showOwnFriends()
  func setLoading(_ isLoading: Bool)
  func showFriends(_ names: [String])
  func showMessage(_ message: String)
  func showMissingUserAlert(_ title: String)
  func showRetryAlert(_ title: String)
  func openUser(_ id: User.ID)
  func close()
}

/// Presenter → view.
protocol FriendsViewInput: AnyObject {
  func setLoading(_ isLoading: Bool)
  func showFriends(_ names: [String])
  func showMessage(_ message: String)
  func showMissingUserAlert(_ title: String)
  func showRetryAlert(_ title: String)
}

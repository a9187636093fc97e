import UserDomain

/// Presenter → view.
protocol UserViewInput: AnyObject {
  func showTitle(_ title: String)
  /// Shows what only the signed-in person can do.
  func showOwnActions()
  func setEditNameEnabled(_ isEnabled: Bool)
  func setLoading(_ isLoading: Bool)
  func showName(_ name: String)
  func showMissingUserAlert(_ title: String)
  func showRetryAlert(_ title: String)
  func openEditName(of user: User)
  func openFriends(of id: User.ID)
  func openLogin()
  func close()
}

/// Ends sessions.
protocol LogoutManager: AnyObject {
  /// Leaves nothing of the session.
  func logOut()
}

/// Ends sessions.
protocol LogoutManager: AnyObject {
  /// - Parameter completion: called when nothing of the session is left.
  func logOut(completion: @escaping () -> Void)
}

/// Begins sessions.
protocol LoginManager: AnyObject {
  func logIn(firstName: String) async throws(UserAPIError)
}

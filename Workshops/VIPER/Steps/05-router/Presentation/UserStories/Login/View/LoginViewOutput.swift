/// View → presenter.
protocol LoginViewOutput: AnyObject {
  func viewIsReady()
  func nameChanged(_ name: String)
  func signInTapped()
  func retryTapped()
}

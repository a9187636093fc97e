/// View → presenter.
protocol UserViewOutput: AnyObject {
  func viewIsReady()
  func viewDidClose()
  func editNameTapped()
  func friendsTapped()
  func signOutTapped()
  func retryTapped()
  func missingUserConfirmed()
}

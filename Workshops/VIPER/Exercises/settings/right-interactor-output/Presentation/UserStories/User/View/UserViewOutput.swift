/// View → presenter.
protocol UserViewOutput: AnyObject {
  func viewIsReady()
  func editNameTapped()
  func friendsTapped()
  func signOutTapped()
  func settingsTapped()
  func retryTapped()
  func missingUserConfirmed()
}

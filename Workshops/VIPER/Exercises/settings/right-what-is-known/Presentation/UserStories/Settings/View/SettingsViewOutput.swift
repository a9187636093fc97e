/// View → presenter.
protocol SettingsViewOutput: AnyObject {
  func viewIsReady()
  func signOutTapped()
}

import UserDomain

/// View → presenter.
protocol UserViewOutput: AnyObject {
  func viewIsReady()
  func editNameTapped()
  func nameSaved(_ user: User)
  func friendsTapped()
  func signOutTapped()
  func retryTapped()
  func missingUserConfirmed()
}

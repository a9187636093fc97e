import UserDomain

/// Interactor → presenter.
protocol SettingsInteractorOutput: AnyObject {
  func didLoad(_ user: User)
  func didFailToLoad()
}

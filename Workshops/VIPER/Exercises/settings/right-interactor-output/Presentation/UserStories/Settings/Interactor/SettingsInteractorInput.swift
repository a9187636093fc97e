/// Presenter → interactor.
protocol SettingsInteractorInput: AnyObject {
  /// Answers with its output.
  func loadUser()
  func signOut()
}

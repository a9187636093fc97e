import UserDomain

/// Presenter → interactor.
protocol SettingsInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  /// Answers at once where the person is known already.
  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  func signOut()
}

import UserDomain

/// Presenter → interactor.
protocol EditNameInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  /// Answers at once where the person is known already.
  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  func save(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void)
  /// Gives up a save that is under way.
  func cancelSaving()
}

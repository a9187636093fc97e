import UserDomain

/// Presenter → interactor.
protocol EditNameInteractorInput: AnyObject {
  func save(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void)
  /// Gives up a save that is under way.
  func cancelSaving()
}

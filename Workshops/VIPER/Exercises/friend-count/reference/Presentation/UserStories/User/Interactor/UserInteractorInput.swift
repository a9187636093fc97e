import UserDomain

/// Presenter → interactor.
protocol UserInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  /// Calls back each time that the person's names have changed.
  func observeUser(id: User.ID, onChange: @escaping (User) -> Void)
  /// Calls back with how many friends the person has, at once and each time that somebody has asked for them; `nil` until
  /// then.
  func observeFriendCount(of id: User.ID, onChange: @escaping (Int?) -> Void)
  func signOut()
}

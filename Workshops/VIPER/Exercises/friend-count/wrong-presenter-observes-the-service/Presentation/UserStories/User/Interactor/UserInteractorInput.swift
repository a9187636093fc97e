import UserDomain

/// Presenter → interactor.
protocol UserInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  /// Calls back each time that the person's names have changed.
  func observeUser(id: User.ID, onChange: @escaping (User) -> Void)
  /// How many friends the person has; `nil` until somebody has asked for them.
  func friendCount(of id: User.ID) -> Int?
  func addObserver(_ observer: any UserServiceObserver)
  func signOut()
}

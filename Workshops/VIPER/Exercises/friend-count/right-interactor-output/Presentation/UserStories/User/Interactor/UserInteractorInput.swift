import UserDomain

/// Presenter → interactor.
protocol UserInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void)
  /// Calls back each time that the person's names have changed.
  func observeUser(id: User.ID, onChange: @escaping (User) -> Void)
  /// Tells the output how many friends the person has.
  func countFriends(of id: User.ID)
  func signOut()
}

import UserDomain

/// Presenter → interactor.
protocol FriendsInteractorInput: AnyObject {
  var signedInUserID: User.ID? { get }

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void)
  /// Calls back each time that somebody's names have changed.
  func observeUsers(onChange: @escaping (User) -> Void)
}

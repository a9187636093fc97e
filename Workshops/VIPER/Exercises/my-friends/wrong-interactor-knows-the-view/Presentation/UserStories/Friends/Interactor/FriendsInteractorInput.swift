import UserDomain

/// Presenter → interactor.
protocol FriendsInteractorInput: AnyObject {
  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void)
  func showTitle(for id: User.ID)
  /// Calls back each time that somebody's names have changed.
  func observeUsers(onChange: @escaping (User) -> Void)
}

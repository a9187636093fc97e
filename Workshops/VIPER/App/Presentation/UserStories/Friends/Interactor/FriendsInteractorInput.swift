import UserDomain

/// Presenter → interactor.
protocol FriendsInteractorInput: AnyObject {
  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void)
}

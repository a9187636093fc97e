import OpenCombine

protocol FriendsPresenter: AnyObject {
  /// A row for each friend; none until they are loaded.
  var friends: AnyPublisher<[FriendCellViewModel], Never> { get }
  /// Whether the friends are loaded and there are none.
  var isEmpty: AnyPublisher<Bool, Never> { get }
  var isLoading: AnyPublisher<Bool, Never> { get }
  var failure: AnyPublisher<FailureViewModel, Never> { get }

  func load()
}

import OpenCombine

protocol FriendsPresenter: AnyObject {
  var friends: CurrentValueSubject<[FriendCellViewModel], Never> { get }
  var isEmpty: CurrentValueSubject<Bool, Never> { get }
  var isLoading: CurrentValueSubject<Bool, Never> { get }
  var failure: PassthroughSubject<FailureViewModel, Never> { get }

  func load()
}

import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultFriendsPresenter: FriendsPresenter {
  private(set) lazy var friends =
    loaded
    .map { ($0 ?? []).map { FriendCellViewModel(userID: $0.id, name: $0.fullName) } }
    .eraseToAnyPublisher()
  private(set) lazy var isEmpty = loaded.map { $0?.isEmpty == true }.eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userID: User.ID
  private let friendsManager: any FriendsManager
  /// `nil` until the friends are loaded.
  private let loaded = CurrentValueSubject<[User]?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var loadingFriends: AnyCancellable?

  init(userID: User.ID, friendsManager: any FriendsManager) {
    self.userID = userID
    self.friendsManager = friendsManager
  }

  func load() {
    loading.send(true)
    loadingFriends = friendsManager.loadFriends(of: userID) { [weak self] result in
      switch result {
      case .success(let friends): self?.didLoad(friends)
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  private func didLoad(_ friends: [User]) {
    loading.send(false)
    loaded.send(friends)
  }

  private func didFail(_ error: UserAPIError) {
    loading.send(false)
    failures.send(FailureViewModel(error))
  }
}

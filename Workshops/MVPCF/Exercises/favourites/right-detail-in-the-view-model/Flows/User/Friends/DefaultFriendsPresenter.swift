import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultFriendsPresenter: FriendsPresenter {
  private(set) lazy var friends =
    loaded
    .combineLatest(favouritesManager.favourites)
    .map { friends, favourites in
      (friends ?? []).map {
        FriendCellViewModel(
          userID: $0.id, name: $0.fullName, detail: favourites.contains($0.id) ? "favourite" : nil)
      }
    }
    .eraseToAnyPublisher()
  private(set) lazy var isEmpty = loaded.map { $0?.isEmpty == true }.eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userID: User.ID
  private let friendsManager: any FriendsManager
  private let favouritesManager: any FavouritesManager
  /// `nil` until the friends are loaded.
  private let loaded = CurrentValueSubject<[User]?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var task: AnyCancellable?

  init(userID: User.ID, friendsManager: any FriendsManager, favouritesManager: any FavouritesManager) {
    self.userID = userID
    self.friendsManager = friendsManager
    self.favouritesManager = favouritesManager
  }

  func load() {
    loading.send(true)
    task = Task { [weak self, friendsManager, userID] in
      do throws(UserAPIError) {
        let friends = try await friendsManager.friends(of: userID)
        self?.didLoad(friends)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
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

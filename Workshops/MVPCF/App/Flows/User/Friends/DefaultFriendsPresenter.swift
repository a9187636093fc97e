import OpenCombine
import UserDomain

final class DefaultFriendsPresenter: FriendsPresenter {
  let friends = CurrentValueSubject<[FriendCellViewModel], Never>([])
  let isEmpty = CurrentValueSubject<Bool, Never>(false)
  let isLoading = CurrentValueSubject<Bool, Never>(false)
  let failure = PassthroughSubject<FailureViewModel, Never>()

  private let userID: User.ID
  private let friendsManager: any FriendsManager
  private let userManager: any UserManager
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(userID: User.ID, friendsManager: any FriendsManager, userManager: any UserManager) {
    self.userID = userID
    self.friendsManager = friendsManager
    self.userManager = userManager
  }

  func load() {
    isLoading.send(true)
    loading = Task { [weak self, friendsManager, userID] in
      do throws(UserAPIError) {
        let friends = try await friendsManager.friends(of: userID)
        self?.didLoad(friends)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad(_ loaded: [User]) {
    isLoading.send(false)
    isEmpty.send(loaded.isEmpty)
    // Whoever has been renamed since is known to the user manager.
    observing = userManager.users
      .map { users in loaded.map { users[$0.id] ?? $0 } }
      .removeDuplicates()
      .sink { [friends] users in
        friends.send(users.map { FriendCellViewModel(userID: $0.id, name: $0.fullName) })
      }
  }

  private func didFail(_ error: UserAPIError) {
    isLoading.send(false)
    failure.send(FailureViewModel(error))
  }
}

import MVVMCLibrary
import OpenCombine
import UserDomain

final class FriendsViewModelImpl: FriendsViewModel {
  private(set) lazy var viewInputData =
    $state
    .map { $0.mapToFriendsViewInputData() }
    .removeDuplicates()
    .eraseToAnyPublisher()
  let events = PassthroughSubject<FriendsViewEvent, Never>()

  var onFriendSelected: ((User.ID) -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  @Published private var state: FriendsState
  private let userAPI: any UserAPI
  private var loading: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(userID: User.ID, userAPI: any UserAPI) {
    state = FriendsState(userID: userID)
    self.userAPI = userAPI
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: FriendsViewEvent) {
    switch event {
    case .viewDidLoad: load()
    case .friendSelected(let id): onFriendSelected?(id)
    }
  }

  private func load() {
    let userID = state.userID
    state.friends = .loading
    loading = Task { [weak self, userAPI] in
      do throws(UserAPIError) {
        let friends = try await userAPI.friends(of: userID)
        self?.state.friends = .loaded(friends)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    state.friends = .failed(error)
    onFailure?(error) { [weak self] in self?.load() }
  }
}

extension FriendsState {
  fileprivate func mapToFriendsViewInputData() -> FriendsViewInputData {
    FriendsViewInputData(
      rows: (friends.value ?? []).map { FriendsViewInputData.Row(userID: $0.id, name: $0.fullName) },
      isLoading: friends == .loading,
      hasNoFriends: friends == .loaded([]))
  }
}

import OpenCombine
import UserDomain

final class FriendsViewModelImpl: FriendsViewModel {
  let viewInputData: AnyPublisher<FriendsViewInputData, Never>
  let events = PassthroughSubject<FriendsViewEvent, Never>()

  var onFriendSelected: ((User.ID) -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  private let provider: any FriendsProvider
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any FriendsProvider) {
    self.provider = provider
    viewInputData = provider.state
      .map { $0.mapToFriendsViewInputData() }
      .removeDuplicates()
      .eraseToAnyPublisher()
    bindEvents()
    bindProvider()
  }

  private func bindEvents() {
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func bindProvider() {
    provider.state
      .map(\.friends.failure)
      .removeDuplicates()
      .compactMap(\.self)
      .sink { [weak self] in self?.didFail($0) }
      .store(in: &cancellables)
  }

  private func didFail(_ error: UserAPIError) {
    onFailure?(error) { [weak self] in self?.provider.load() }
  }

  private func handle(_ event: FriendsViewEvent) {
    switch event {
    case .viewDidLoad: provider.load()
    case .friendSelected(let id): onFriendSelected?(id)
    }
  }
}

extension FriendsProviderState {
  fileprivate func mapToFriendsViewInputData() -> FriendsViewInputData {
    FriendsViewInputData(
      rows: (friends.value ?? []).map { FriendsViewInputData.Row(userID: $0.id, name: $0.fullName) },
      favourites: favourites,
      isLoading: friends == .loading,
      hasNoFriends: friends == .loaded([]))
  }
}

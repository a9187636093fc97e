import OpenCombine
import UserDomain

final class FriendsViewModelImpl: FriendsViewModel {
  let viewInputData: AnyPublisher<FriendsViewInputData, Never>
  let events = PassthroughSubject<FriendsViewEvent, Never>()

  var onFriendSelected: ((User.ID) -> Void)?
  var onFailure: ((UserAPIError) -> Void)?

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
      .map(\.failure)
      .removeDuplicates()
      .compactMap(\.self)
      .sink { [weak self] in self?.onFailure?($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: FriendsViewEvent) {
    switch event {
    case .viewDidLoad, .retryTapped: provider.load()
    case .friendSelected(let id): onFriendSelected?(id)
    }
  }
}

extension FriendsProviderState {
  fileprivate func mapToFriendsViewInputData() -> FriendsViewInputData {
    FriendsViewInputData(
      rows: (friends ?? []).map { FriendsViewInputData.Row(userID: $0.id, name: $0.fullName) },
      isLoading: isLoading,
      hasNoFriends: friends?.isEmpty ?? false)
  }
}

import MVVMCLibrary
import OpenCombine
import UserDomain

final class UserViewModelImpl: UserViewModel {
  private(set) lazy var viewInputData = shown.removeDuplicates().eraseToAnyPublisher()
  let events = PassthroughSubject<UserViewEvent, Never>()

  var onEditName: (() -> Void)?
  var onFriends: (() -> Void)?
  var onSignedOut: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  private let provider: any UserProvider
  private let people: SharedStore<People>
  private let shown: CurrentValueSubject<UserViewInputData, Never>
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any UserProvider, people: SharedStore<People>) {
    self.provider = provider
    self.people = people
    shown = CurrentValueSubject(Self.data(of: provider.currentState, people.currentState))
    bindEvents()
    bindProvider()
  }

  private func bindEvents() {
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private static func data(of state: UserProviderState, _ people: People) -> UserViewInputData {
    state.mapToUserViewInputData(friendCount: people.friendCounts[state.userID])
  }

  private func bindProvider() {
    provider.state
      .sink { [shown, people] in shown.send(Self.data(of: $0, people.currentState)) }
      .store(in: &cancellables)
    people.state
      .sink { [shown, provider] in shown.send(Self.data(of: provider.currentState, $0)) }
      .store(in: &cancellables)
    provider.state
      .map(\.user.failure)
      .removeDuplicates()
      .compactMap(\.self)
      .sink { [weak self] in self?.didFail($0) }
      .store(in: &cancellables)
  }

  private func didFail(_ error: UserAPIError) {
    onFailure?(error) { [weak self] in self?.provider.load() }
  }

  private func handle(_ event: UserViewEvent) {
    switch event {
    case .viewDidLoad: provider.load()
    case .editNameTapped: onEditName?()
    case .friendsTapped: onFriends?()
    case .signOutTapped: signOut()
    }
  }

  private func signOut() {
    provider.signOut()
    onSignedOut?()
  }
}

extension UserProviderState {
  fileprivate func mapToUserViewInputData(friendCount: Int?) -> UserViewInputData {
    UserViewInputData(
      title: friendCount.map { "User, friends: \($0)" } ?? "User", name: user.value?.fullName ?? "",
      isLoading: user == .loading, canEditName: user.value != nil, isSignedIn: isSignedIn)
  }
}

import OpenCombine
import UserDomain

final class UserViewModelImpl: UserViewModel {
  let viewInputData: AnyPublisher<UserViewInputData, Never>
  let events = PassthroughSubject<UserViewEvent, Never>()

  var onEditName: (() -> Void)?
  var onFriends: (() -> Void)?
  var onSignOut: ((_ confirmed: @escaping () -> Void) -> Void)?
  var onSignedOut: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  private let provider: any UserProvider
  private var cancellables: Set<AnyCancellable> = []

  init(provider: any UserProvider) {
    self.provider = provider
    viewInputData = provider.state
      .map { $0.mapToUserViewInputData() }
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
    case .signOutTapped: onSignOut? { [weak self] in self?.signOut() }
    }
  }

  private func signOut() {
    provider.signOut()
    onSignedOut?()
  }
}

extension UserProviderState {
  fileprivate func mapToUserViewInputData() -> UserViewInputData {
    UserViewInputData(
      name: user.value?.fullName ?? "", isLoading: user == .loading, canEditName: user.value != nil,
      isSignedIn: isSignedIn)
  }
}

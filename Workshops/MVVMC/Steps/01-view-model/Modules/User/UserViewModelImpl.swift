import MVVMCLibrary
import OpenCombine
import UserDomain

final class UserViewModelImpl: UserViewModel {
  private(set) lazy var viewInputData =
    $state
    .map { $0.mapToUserViewInputData() }
    .removeDuplicates()
    .eraseToAnyPublisher()
  let events = PassthroughSubject<UserViewEvent, Never>()

  var onEditName: ((User) -> Void)?
  var onFriends: (() -> Void)?
  var onSignedOut: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  @Published private var state: UserState
  private let userAPI: any UserAPI
  private let sessionStore: any SessionStore
  private var loading: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(userID: User.ID, userAPI: any UserAPI, sessionStore: any SessionStore) {
    state = UserState(userID: userID, isSignedIn: sessionStore.userID == userID)
    self.userAPI = userAPI
    self.sessionStore = sessionStore
    events
      .sink { [weak self] in self?.handle($0) }
      .store(in: &cancellables)
  }

  private func handle(_ event: UserViewEvent) {
    switch event {
    case .viewDidLoad: load()
    case .editNameTapped: editName()
    case .nameSaved(let user): state.user = .loaded(user)
    case .friendsTapped: onFriends?()
    case .signOutTapped: signOut()
    }
  }

  private func load() {
    let userID = state.userID
    state.user = .loading
    loading = Task { [weak self, userAPI] in
      do throws(UserAPIError) {
        let user = try await userAPI.user(id: userID)
        self?.state.user = .loaded(user)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    state.user = .failed(error)
    onFailure?(error) { [weak self] in self?.load() }
  }

  private func editName() {
    guard let user = state.user.value else { return }
    onEditName?(user)
  }

  private func signOut() {
    sessionStore.userID = nil
    onSignedOut?()
  }
}

extension UserState {
  fileprivate func mapToUserViewInputData() -> UserViewInputData {
    UserViewInputData(
      name: user.value?.fullName ?? "", isLoading: user == .loading, canEditName: user.value != nil,
      isSignedIn: isSignedIn)
  }
}

import MVVMCLibrary
import OpenCombine
import UserDomain

final class UserProviderImpl: UserProvider {
  var currentState: UserProviderState { relay.value }
  var state: AnyPublisher<UserProviderState, Never> { relay.eraseToAnyPublisher() }

  private let relay: CurrentValueSubject<UserProviderState, Never>
  private let userService: any UserService
  private let sessionService: any SessionService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userID: User.ID, userService: any UserService, sessionService: any SessionService, people: SharedStore<People>
  ) {
    relay = CurrentValueSubject(UserProviderState(userID: userID, isSignedIn: sessionService.userID == userID))
    self.userService = userService
    self.sessionService = sessionService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    relay.value.user = .loading
    loading = Task { [weak self, userService] in
      do throws(UserAPIError) {
        try await userService.loadUser(id: userID)
        self?.didLoad(userID)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func signOut() {
    sessionService.signOut()
  }

  private func didLoad(_ userID: User.ID) {
    observing = people.state
      .map { $0[userID] }
      .removeDuplicates()
      .sink { [weak self] in self?.userChanged(to: $0) }
  }

  private func userChanged(to user: User?) {
    // Whoever signs out is forgotten, and there is nobody to show.
    relay.value.user = user.map(LoadState.loaded) ?? .idle
  }

  private func didFail(_ error: UserAPIError) {
    relay.value.user = .failed(error)
  }
}

import OpenCombine
import UserDomain

final class UserProviderImpl: UserProvider {
  @Published private(set) var currentState = UserProviderState()
  var state: AnyPublisher<UserProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let userService: any UserService
  private let sessionService: any SessionService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(userService: any UserService, sessionService: any SessionService, people: SharedStore<People>) {
    self.userService = userService
    self.sessionService = sessionService
    self.people = people
  }

  func configure(userID: User.ID) {
    currentState.userID = userID
    currentState.isSignedIn = sessionService.userID == userID
  }

  func load() {
    guard let userID = currentState.userID else { return }
    currentState.isLoading = true
    currentState.failure = nil
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
    currentState.isLoading = false
    observing = people.state
      .map { $0[userID] }
      .removeDuplicates()
      .sink { [weak self] in self?.userChanged(to: $0) }
  }

  private func userChanged(to user: User?) {
    currentState.user = user
  }

  private func didFail(_ error: UserAPIError) {
    currentState.isLoading = false
    currentState.failure = error
  }
}

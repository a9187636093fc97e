import MVVMCLibrary
import OpenCombine
import UserDomain

final class FriendsProviderImpl: FriendsProvider {
  @Published private(set) var currentState: FriendsProviderState
  var state: AnyPublisher<FriendsProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let userService: any UserService
  private let sessionService: any SessionService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userID: User.ID, userService: any UserService, sessionService: any SessionService, people: SharedStore<People>
  ) {
    currentState = FriendsProviderState(userID: userID)
    self.userService = userService
    self.sessionService = sessionService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    currentState.isSignedIn = sessionService.userID == userID
    currentState.friends = .loading
    loading = Task { [weak self, userService] in
      do throws(UserAPIError) {
        let friends = try await userService.friends(of: userID)
        self?.didLoad(friends)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad(_ friends: [User]) {
    // Whoever has been renamed since is in the shared store.
    observing = people.state
      .map { people in friends.map { people[$0.id] ?? $0 } }
      .removeDuplicates()
      .sink { [weak self] in self?.friendsChanged(to: $0) }
  }

  private func friendsChanged(to friends: [User]) {
    currentState.friends = .loaded(friends)
  }

  private func didFail(_ error: UserAPIError) {
    currentState.friends = .failed(error)
  }
}

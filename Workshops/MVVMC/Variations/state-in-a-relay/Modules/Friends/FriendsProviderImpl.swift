import MVVMCLibrary
import OpenCombine
import UserDomain

final class FriendsProviderImpl: FriendsProvider {
  var currentState: FriendsProviderState { relay.value }
  var state: AnyPublisher<FriendsProviderState, Never> { relay.eraseToAnyPublisher() }

  private let relay: CurrentValueSubject<FriendsProviderState, Never>
  private let userService: any UserService
  private let people: SharedStore<People>
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(userID: User.ID, userService: any UserService, people: SharedStore<People>) {
    relay = CurrentValueSubject(FriendsProviderState(userID: userID))
    self.userService = userService
    self.people = people
  }

  func load() {
    let userID = currentState.userID
    relay.value.friends = .loading
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
    relay.value.friends = .loaded(friends)
  }

  private func didFail(_ error: UserAPIError) {
    relay.value.friends = .failed(error)
  }
}

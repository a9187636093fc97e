import MVVMCLibrary
import OpenCombine
import UserDomain

final class UserProviderImpl: UserProvider {
  @Published private(set) var currentState: UserProviderState
  var state: AnyPublisher<UserProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let userService: any UserService
  private let sessionService: any SessionService
  private let people: SharedStore<People>
  private let favourites: SharedStore<Favourites>
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?
  private var observingFavourites: AnyCancellable?

  init(
    userID: User.ID, userService: any UserService, sessionService: any SessionService, people: SharedStore<People>,
    favourites: SharedStore<Favourites>
  ) {
    currentState = UserProviderState(userID: userID, isSignedIn: sessionService.userID == userID)
    self.userService = userService
    self.sessionService = sessionService
    self.people = people
    self.favourites = favourites
    observingFavourites = favourites.state
      .map { $0.contains(userID) }
      .removeDuplicates()
      .sink { [weak self] in self?.currentState.isFavourite = $0 }
  }

  func load() {
    let userID = currentState.userID
    currentState.user = .loading
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

  func toggleFavourite() {
    favourites.update { [currentState] in $0.toggle(currentState.userID) }
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
    currentState.user = user.map(LoadState.loaded) ?? .idle
  }

  private func didFail(_ error: UserAPIError) {
    currentState.user = .failed(error)
  }
}

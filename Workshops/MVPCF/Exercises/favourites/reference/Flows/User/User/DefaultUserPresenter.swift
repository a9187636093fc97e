import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultUserPresenter: UserPresenter {
  private(set) lazy var name = user.map { $0?.fullName ?? "" }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var editNameAvailable = user.map { $0 != nil }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isSignedIn = sessionManager.userID.map { [userID] in $0 == userID }.eraseToAnyPublisher()
  private(set) lazy var favouriteAction =
    favouritesManager.favourites
    .map { [userID] in $0.contains(userID) ? "Remove from favourites" : "Add to favourites" }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userID: User.ID
  private let userManager: any UserManager
  private let favouritesManager: any FavouritesManager
  private let logoutManager: any LogoutManager
  private let sessionManager: any SessionManager
  /// The person, once they are loaded; `nil` before, and when everyone is forgotten.
  private let user = CurrentValueSubject<User?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var task: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userID: User.ID, userManager: any UserManager, favouritesManager: any FavouritesManager,
    logoutManager: any LogoutManager, sessionManager: any SessionManager
  ) {
    self.userID = userID
    self.userManager = userManager
    self.favouritesManager = favouritesManager
    self.logoutManager = logoutManager
    self.sessionManager = sessionManager
  }

  func load() {
    loading.send(true)
    task = Task { [weak self, userManager, userID] in
      do throws(UserAPIError) {
        _ = try await userManager.loadUser(id: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func toggleFavourite() {
    favouritesManager.toggle(userID)
  }

  func signOut() {
    logoutManager.logOut()
  }

  private func didLoad() {
    loading.send(false)
    observing = userManager.users
      .map { [userID] in $0[userID] }
      .removeDuplicates()
      .sink { [user] in user.send($0) }
  }

  private func didFail(_ error: UserAPIError) {
    loading.send(false)
    failures.send(FailureViewModel(error))
  }
}

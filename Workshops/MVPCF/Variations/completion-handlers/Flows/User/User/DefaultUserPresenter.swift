import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultUserPresenter: UserPresenter {
  private(set) lazy var name = user.map { $0?.fullName ?? "" }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var editNameAvailable = user.map { $0 != nil }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isSignedIn = sessionManager.userID.map { [userID] in $0 == userID }.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userID: User.ID
  private let userManager: any UserManager
  private let logoutManager: any LogoutManager
  private let sessionManager: any SessionManager
  /// The person, once they are loaded; `nil` before, and when everyone is forgotten.
  private let user = CurrentValueSubject<User?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var loadingUser: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userID: User.ID, userManager: any UserManager, logoutManager: any LogoutManager,
    sessionManager: any SessionManager
  ) {
    self.userID = userID
    self.userManager = userManager
    self.logoutManager = logoutManager
    self.sessionManager = sessionManager
  }

  func load() {
    loading.send(true)
    loadingUser = userManager.loadUser(id: userID) { [weak self] result in
      switch result {
      case .success: self?.didLoad()
      case .failure(let error): self?.didFail(error)
      }
    }
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

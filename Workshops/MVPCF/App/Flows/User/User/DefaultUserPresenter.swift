import OpenCombine
import UserDomain

final class DefaultUserPresenter: UserPresenter {
  let name = CurrentValueSubject<String, Never>("")
  let isLoading = CurrentValueSubject<Bool, Never>(false)
  let editNameAvailable = CurrentValueSubject<Bool, Never>(false)
  let isSignedIn: CurrentValueSubject<Bool, Never>
  let failure = PassthroughSubject<FailureViewModel, Never>()

  private let userID: User.ID
  private let userManager: any UserManager
  private let logoutManager: any LogoutManager
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userID: User.ID, userManager: any UserManager, logoutManager: any LogoutManager, sessionStore: any SessionStore
  ) {
    self.userID = userID
    self.userManager = userManager
    self.logoutManager = logoutManager
    isSignedIn = CurrentValueSubject(sessionStore.userID == userID)
  }

  func load() {
    isLoading.send(true)
    loading = Task { [weak self, userManager, userID] in
      do throws(UserAPIError) {
        try await userManager.loadUser(id: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func signOut(completion: @escaping () -> Void) {
    logoutManager.logOut(completion: completion)
  }

  private func didLoad() {
    isLoading.send(false)
    observing = userManager.users
      .map { [userID] in $0[userID] }
      .removeDuplicates()
      .sink { [weak self] in self?.show($0) }
  }

  private func didFail(_ error: UserAPIError) {
    isLoading.send(false)
    failure.send(FailureViewModel(error))
  }

  private func show(_ user: User?) {
    name.send(user?.fullName ?? "")
    editNameAvailable.send(user != nil)
  }
}

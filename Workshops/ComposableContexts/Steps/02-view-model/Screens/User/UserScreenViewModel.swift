import ContextsDomain
import OpenCombine
import UserDomain

final class UserScreenViewModel {
  let userID: User.ID
  @Published private(set) var userName: String?
  @Published private(set) var isLoading = false

  private(set) lazy var isSignedIn = sessionRepository.userID
    .map { [userID] in $0 == userID }
    .eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType
  private let failures = PassthroughSubject<Failure, Never>()
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(
    userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType,
    arguments: UserScreenArguments
  ) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
    userID = arguments.userID
  }

  /// Loads the person, whose name is shown from then on.
  func load() {
    isLoading = true
    loading = Task { [weak self, userRepository, userID] in
      do throws(UserError) {
        try await userRepository.loadUser(id: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func signOut() {
    sessionRepository.end()
    userRepository.forgetEveryone()
  }

  private func didLoad() {
    isLoading = false
    observing = userRepository.user(id: userID)
      .sink { [weak self] in self?.userName = $0?.fullName }
  }

  private func didFail(_ error: UserError) {
    isLoading = false
    failures.send(Failure(error))
  }
}

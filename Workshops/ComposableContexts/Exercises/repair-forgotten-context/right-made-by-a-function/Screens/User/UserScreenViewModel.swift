import ContextsDomain
import OpenCombine
import UserDomain

final class UserScreenViewModel {
  typealias UseCases = LoadUserUseCase & ObserveUserNameUseCase & ObserveSessionUseCase & SignOutUseCase

  let userID: User.ID
  @Published private(set) var userName: String?
  @Published private(set) var isLoading = false

  private(set) lazy var isSignedIn = makeIsSignedIn()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let useCases: any UseCases
  private let failures = PassthroughSubject<Failure, Never>()
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(useCases: any UseCases, arguments: UserScreenArguments) {
    self.useCases = useCases
    userID = arguments.userID
  }

  /// Loads the person, whose name is shown from then on.
  func load() {
    isLoading = true
    loading = Task { [weak self, useCases, userID] in
      do throws(UserError) {
        try await useCases.loadUser(id: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  func signOut() {
    useCases.signOut()
  }

  private func makeIsSignedIn() -> AnyPublisher<Bool, Never> {
    useCases.signedInUserID
      .map { [userID] in $0 == userID }
      .eraseToAnyPublisher()
  }

  private func didLoad() {
    isLoading = false
    observing = useCases.userName(id: userID)
      .sink { [weak self] in self?.userName = $0 }
  }

  private func didFail(_ error: UserError) {
    isLoading = false
    failures.send(Failure(error))
  }
}

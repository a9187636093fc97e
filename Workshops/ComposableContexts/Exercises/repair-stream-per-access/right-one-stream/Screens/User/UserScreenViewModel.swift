import ContextsDomain
import OpenCombine
import UserDomain

final class UserScreenViewModel {
  typealias UseCases = LoadUserUseCase & ObserveUserNameUseCase & ObserveSessionUseCase & SignOutUseCase

  let userID: User.ID
  @Published private(set) var isLoading = false

  /// The name of the person, who is loaded as soon as somebody wants to know it; the latest one for each who asks.
  private(set) lazy var userName: AnyPublisher<String?, Never> = useCases.userName(id: userID)
    .handleEvents(receiveSubscription: { [weak self] _ in self?.load() })
    .multicast(subject: CurrentValueSubject(nil))
    .autoconnect()
    .eraseToAnyPublisher()

  private(set) lazy var isSignedIn = useCases.signedInUserID
    .map { [userID] in $0 == userID }
    .eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let useCases: any UseCases
  private let failures = PassthroughSubject<Failure, Never>()
  private var loading: AnyCancellable?

  init(useCases: any UseCases, arguments: UserScreenArguments) {
    self.useCases = useCases
    userID = arguments.userID
  }

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

  private func didLoad() {
    isLoading = false
  }

  private func didFail(_ error: UserError) {
    isLoading = false
    failures.send(Failure(error))
  }
}

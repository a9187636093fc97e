import ContextsDomain
import OpenCombine
import UserDomain

final class FriendsScreenViewModel {
  let userID: User.ID
  /// `nil` until the friends are known.
  @Published private(set) var friends: [User]?
  @Published private(set) var isLoading = false

  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userRepository: any UserRepositoryType
  private let failures = PassthroughSubject<Failure, Never>()
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(userRepository: any UserRepositoryType, arguments: FriendsScreenArguments) {
    self.userRepository = userRepository
    userID = arguments.userID
  }

  /// Loads the friends, who are shown from then on.
  func load() {
    isLoading = true
    loading = Task { [weak self, userRepository, userID] in
      do throws(UserError) {
        try await userRepository.loadFriends(of: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad() {
    isLoading = false
    observing = userRepository.friends(of: userID)
      .sink { [weak self] in self?.friends = $0 }
  }

  private func didFail(_ error: UserError) {
    isLoading = false
    failures.send(Failure(error))
  }
}

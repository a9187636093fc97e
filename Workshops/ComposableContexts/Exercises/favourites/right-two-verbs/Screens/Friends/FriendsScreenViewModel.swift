import ContextsDomain
import OpenCombine
import UserDomain

final class FriendsScreenViewModel {
  typealias UseCases = LoadFriendsUseCase & ObserveFriendsUseCase & ObserveFavouritesUseCase

  let userID: User.ID
  /// `nil` until the friends are known.
  @Published private(set) var friends: [User]?
  @Published private(set) var isLoading = false

  private(set) lazy var favourites = useCases.favourites
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let useCases: any UseCases
  private let failures = PassthroughSubject<Failure, Never>()
  private var loading: AnyCancellable?
  private var observing: AnyCancellable?

  init(useCases: any UseCases, arguments: FriendsScreenArguments) {
    self.useCases = useCases
    userID = arguments.userID
  }

  /// Loads the friends, who are shown from then on.
  func load() {
    isLoading = true
    loading = Task { [weak self, useCases, userID] in
      do throws(UserError) {
        try await useCases.loadFriends(of: userID)
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad() {
    isLoading = false
    observing = useCases.friends(of: userID)
      .sink { [weak self] in self?.friends = $0 }
  }

  private func didFail(_ error: UserError) {
    isLoading = false
    failures.send(Failure(error))
  }
}

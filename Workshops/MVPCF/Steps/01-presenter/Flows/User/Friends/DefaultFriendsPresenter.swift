import Foundation
import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultFriendsPresenter: FriendsPresenter {
  private(set) lazy var friends =
    loaded
    .map { ($0 ?? []).map { FriendCellViewModel(userID: $0.id, name: $0.fullName) } }
    .eraseToAnyPublisher()
  private(set) lazy var isEmpty = loaded.map { $0?.isEmpty == true }.eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userID: User.ID
  private let apiClient: APIClient
  /// `nil` until the friends are loaded.
  private let loaded = CurrentValueSubject<[User]?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var task: AnyCancellable?

  init(userID: User.ID, apiClient: APIClient = .shared) {
    self.userID = userID
    self.apiClient = apiClient
  }

  func load() {
    loading.send(true)
    task = Task { [weak self, apiClient, userID] in
      do {
        let data = try await apiClient.send(.get("/users/\(userID)/friends"))
        let responses = try JSONDecoder().decode([UserResponse].self, from: data)
        self?.didLoad(
          responses.map { User(id: User.ID(rawValue: $0.id), firstName: $0.firstName, lastName: $0.lastName) })
      } catch APIError.notFound {
        self?.didFail(.noUser(userID))
      } catch {
        self?.didFail(.unreachable)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didLoad(_ friends: [User]) {
    loading.send(false)
    loaded.send(friends)
  }

  private func didFail(_ failure: FailureViewModel) {
    loading.send(false)
    failures.send(failure)
  }
}

import Foundation
import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultUserPresenter: UserPresenter {
  private(set) lazy var name = user.map { $0?.fullName ?? "" }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isLoading = loading.eraseToAnyPublisher()
  private(set) lazy var editNameAvailable = user.map { $0 != nil }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var isSignedIn = Just(session.userID == userID).eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()
  var currentUser: User? { user.value }

  private let userID: User.ID
  private let apiClient: APIClient
  private let session: Session
  private let user = CurrentValueSubject<User?, Never>(nil)
  private let loading = CurrentValueSubject<Bool, Never>(false)
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var task: AnyCancellable?

  init(userID: User.ID, apiClient: APIClient = .shared, session: Session = .shared) {
    self.userID = userID
    self.apiClient = apiClient
    self.session = session
  }

  func load() {
    loading.send(true)
    task = Task { [weak self, apiClient, userID] in
      do {
        let data = try await apiClient.send(.get("/users/\(userID)"))
        let response = try JSONDecoder().decode(UserResponse.self, from: data)
        self?.didLoad(User(id: userID, firstName: response.firstName, lastName: response.lastName))
      } catch APIError.notFound {
        self?.didFail(.noUser(userID))
      } catch {
        self?.didFail(.unreachable)
      }
    }
    .eraseToAnyCancellable()
  }

  func didSave(_ user: User) {
    self.user.send(user)
  }

  func signOut() {
    session.userID = nil
  }

  private func didLoad(_ user: User) {
    loading.send(false)
    self.user.send(user)
  }

  private func didFail(_ failure: FailureViewModel) {
    loading.send(false)
    failures.send(failure)
  }
}

import Foundation
import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultLoginPresenter: LoginPresenter {
  let name = CurrentValueSubject<String, Never>("")

  private(set) lazy var signInAvailable = name.map { !$0.isBlank }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var signedIn = signIns.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let apiClient: APIClient
  private let session: Session
  private let signIns = PassthroughSubject<User.ID, Never>()
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var signingIn: AnyCancellable?

  init(apiClient: APIClient = .shared, session: Session = .shared) {
    self.apiClient = apiClient
    self.session = session
  }

  func signIn() {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, apiClient, name = name.value.trimmed] in
      do {
        let data = try await apiClient.send(.get("/users", query: ["first_name": name]))
        let users = try JSONDecoder().decode([UserResponse].self, from: data)
        guard let user = users.first else {
          self?.didFail(.noOne(called: name))
          return
        }
        self?.didSignIn(User.ID(rawValue: user.id))
      } catch {
        self?.didFail(.unreachable)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didSignIn(_ userID: User.ID) {
    session.userID = userID
    signIns.send(userID)
  }

  private func didFail(_ failure: FailureViewModel) {
    signingIn = nil
    failures.send(failure)
  }
}

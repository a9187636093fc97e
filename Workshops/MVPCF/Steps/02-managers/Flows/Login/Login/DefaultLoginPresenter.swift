import MVPCFLibrary
import OpenCombine
import UserDomain

final class DefaultLoginPresenter: LoginPresenter {
  let name = CurrentValueSubject<String, Never>("")

  private(set) lazy var signInAvailable = name.map { !$0.isBlank }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var signedIn = sessionManager.userID.compactMap(\.self).eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let loginManager: any LoginManager
  private let sessionManager: any SessionManager
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var signingIn: AnyCancellable?

  init(loginManager: any LoginManager, sessionManager: any SessionManager) {
    self.loginManager = loginManager
    self.sessionManager = sessionManager
  }

  func signIn() {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, loginManager, name] in
      do throws(UserAPIError) {
        try await loginManager.logIn(firstName: name.value.trimmed)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    failures.send(FailureViewModel(error))
  }
}

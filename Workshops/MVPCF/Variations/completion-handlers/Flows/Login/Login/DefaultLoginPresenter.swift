import MVPCFLibrary
import OpenCombine

final class DefaultLoginPresenter: LoginPresenter {
  let name = CurrentValueSubject<String, Never>("")

  private(set) lazy var signInAvailable = name.map { !$0.isBlank }.removeDuplicates().eraseToAnyPublisher()
  private(set) lazy var signedIn = signIns.eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let loginManager: any LoginManager
  private let signIns = PassthroughSubject<Void, Never>()
  private let failures = PassthroughSubject<FailureViewModel, Never>()
  private var signingIn: AnyCancellable?

  init(loginManager: any LoginManager) {
    self.loginManager = loginManager
  }

  func signIn() {
    guard signingIn == nil else { return }
    signingIn = loginManager.logIn(firstName: name.value.trimmed) { [weak self] result in
      switch result {
      case .success: self?.signIns.send()
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    failures.send(FailureViewModel(error))
  }
}

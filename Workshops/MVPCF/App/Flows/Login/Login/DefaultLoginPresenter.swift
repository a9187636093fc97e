import OpenCombine
import UserDomain

final class DefaultLoginPresenter: LoginPresenter {
  let name = CurrentValueSubject<String, Never>("")
  let signInAvailable = CurrentValueSubject<Bool, Never>(false)
  let failure = PassthroughSubject<FailureViewModel, Never>()

  private let loginManager: any LoginManager
  private var signingIn: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  init(loginManager: any LoginManager) {
    self.loginManager = loginManager
    name
      .sink { [signInAvailable] in signInAvailable.send(!$0.isBlank) }
      .store(in: &cancellables)
  }

  func signIn(completion: @escaping () -> Void) {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, loginManager, name] in
      do throws(UserAPIError) {
        try await loginManager.logIn(firstName: name.value.trimmed)
        completion()
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    failure.send(FailureViewModel(error))
  }
}

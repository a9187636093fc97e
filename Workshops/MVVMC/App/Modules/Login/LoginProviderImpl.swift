import MVVMCLibrary
import OpenCombine
import UserDomain

final class LoginProviderImpl: LoginProvider {
  @Published private(set) var currentState = LoginProviderState()
  var state: AnyPublisher<LoginProviderState, Never> { $currentState.eraseToAnyPublisher() }

  private let sessionService: any SessionService
  private var signingIn: AnyCancellable?

  init(sessionService: any SessionService) {
    self.sessionService = sessionService
  }

  func change(name: String) {
    currentState.name = name
  }

  func signIn() {
    guard signingIn == nil else { return }
    currentState.failure = nil
    let name = currentState.name.trimmed
    signingIn = Task { [weak self, sessionService] in
      do throws(UserAPIError) {
        try await sessionService.signIn(firstName: name)
        self?.currentState.isSignedIn = true
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    currentState.failure = error
  }
}

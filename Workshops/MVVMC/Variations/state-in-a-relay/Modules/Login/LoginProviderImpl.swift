import MVVMCLibrary
import OpenCombine
import UserDomain

final class LoginProviderImpl: LoginProvider {
  var currentState: LoginProviderState { relay.value }
  var state: AnyPublisher<LoginProviderState, Never> { relay.eraseToAnyPublisher() }

  private let relay = CurrentValueSubject<LoginProviderState, Never>(LoginProviderState())
  private let sessionService: any SessionService
  private var signingIn: AnyCancellable?

  init(sessionService: any SessionService) {
    self.sessionService = sessionService
  }

  func change(name: String) {
    relay.value.name = name
  }

  func signIn() {
    guard signingIn == nil else { return }
    relay.value.failure = nil
    let name = currentState.name.trimmed
    signingIn = Task { [weak self, sessionService] in
      do throws(UserAPIError) {
        try await sessionService.signIn(firstName: name)
        self?.relay.value.isSignedIn = true
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserAPIError) {
    signingIn = nil
    relay.value.failure = error
  }
}
